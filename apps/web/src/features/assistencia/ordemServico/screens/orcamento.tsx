import { clsx } from 'clsx'
import styles from '../orcamento/orcamento.module.css'
import { IconPlus } from '@tabler/icons-react'
import type { LinhaTipo, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { formatDateTime, formatMoney } from '../../../../platform/text/format.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { keepOrdem, moveOrdem, ordemKey, ordemQuery } from '../api.ts'
import { GarantiaBadge, ReincidenciaBadge } from '../entrada/garantia.tsx'
import { type Achado, NovaLinha } from '../orcamento/nova-linha.tsx'
import { FotosDoCliente } from '../orcamento/fotos-do-cliente.tsx'
import { OrcamentoLinhaFields } from '../orcamento/orcamento-linha.tsx'
import {
  corpoDoOrcamento,
  faltasDoOrcamento,
  formDe,
  changeLinha,
  linhaAchada,
  novaLinha,
  somasDe,
  totaisDe,
} from '../orcamento/orcamento-model.ts'
import type { OrcamentoForm } from '../orcamento/orcamento-model.ts'
import { OsMudou, useOsVista } from '../ficha/os-vista.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'

const Contexto = ({ os }: { os: OrdemServico }) => {
  const facts = [
    ['Relógio', os.relogio?.modelo.descricao],
    ['O cliente diz', os.relato ?? os.sintomas.map(({ nome }) => nome).join('; ')],
    ['Pré-avaliação', os.preAvaliacao],
    ['Avaliação técnica', os.avaliacao],
  ] as const
  const title = useId()
  return (
    <section className={clsx('cartao', styles.orcContexto)} aria-labelledby={title}>
      <header>
        <h2 id={title}>A OS</h2>
        <div className="fim linha">
          <ReincidenciaBadge of={os} />
          <GarantiaBadge of={os} prefix="Garantia: " />
        </div>
      </header>
      <dl className="corpo">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** The technician's lines; each save is a new version that waits for its own answer. */
function OrcamentoEditor({ os }: { os: OrdemServico }) {
  const client = useQueryClient()
  const router = useRouter()
  const nome = useNomeDaOs()
  const vista = useOsVista(os)
  const [tentativa] = useState(randomId)
  const back = () => void router.navigate({ to: '/ordemServico/$id', params: { id: String(os.id) } })
  const altera = os.orcamento?.aberto === true
  const acao = altera ? 'alterarOrcamento' : 'salvarOrcamento'
  const form = useSaveForm<OrcamentoForm>({
    initialValues: formDe(os),
    validate: faltasDoOrcamento,
    onSave: async (values) => {
      const saved = await moveOrdem(os.id, acao, corpoDoOrcamento(values, vista.versao), tentativa)
      keepOrdem(client, saved)
      toast.success(`${nome(saved)}: ${saved.statusOS.description}.`)
      back()
    },
    onRefused: vista.recusada,
  })
  const { linhas } = form.values
  const setLinhas = (next: OrcamentoForm['linhas']) => form.field('linhas').onChange(next)
  const add = (tipo: LinhaTipo) => setLinhas([...linhas, novaLinha(tipo, randomId(), os.sintomas)])
  const addAchado = (achado: Achado) => setLinhas([...linhas, linhaAchada(achado, randomId(), os)])
  const somas = somasDe(form.values)
  const possivel = os.proximasAcoes.includes(acao)
  const totais = totaisDe(form.values, os.escolha)
  return (
    <Page title="Orçamento" subtitle={`${nome(os)} · ${os.consumidor.nome}`} back={`/ordemServico/${os.id}`}>
      <Form
        form={form}
        label="Orçamento"
        saveLabel={altera ? `Salvar versão ${(os.orcamento?.versao ?? 0) + 1}` : 'Salvar orçamento'}
        saveDisabled={linhas.length === 0 || vista.mudou || !possivel}
        onCancel={back}
        status={
          linhas.length > 0 && (
            <span className={clsx(styles.orcTotais, 'num')}>
              <span>
                Total para o cliente <b>{formatMoney(totais.valorConsumidor)}</b>
              </span>
              {(
                [
                  ['Descontos', somas.descontos],
                  ['Pela garantia', somas.garantia],
                  ['Necessário', somas.necessario],
                  ['Opcional', somas.opcional],
                ] as const
              ).map(
                ([rotulo, valor]) =>
                  valor > 0 && (
                    <span key={rotulo}>
                      {rotulo} {formatMoney(valor)}
                    </span>
                  ),
              )}
            </span>
          )
        }
      >
        <OsMudou os={os} vista={vista} possivel={possivel} />
        {!possivel && !vista.mudou && (
          <Faixa
            tone="warning"
            title={
              os.reincidencia === 'PENDENTE'
                ? 'Reincidência de reparo identificada para este cliente. Aguarde a autorização do fabricante.'
                : `Com a OS em “${os.statusOS.description}”, o orçamento não pode ser salvo.`
            }
          />
        )}
        {possivel && altera && os.orcamento && (
          <Faixa
            tone="info"
            title={`O cliente tem a versão ${os.orcamento.versao} desde ${formatDateTime(os.orcamento.salvoEm)}.`}
          >
            Ao salvar, ele recebe a versão nova; a página que ele tem aberta deixa de valer.
          </Faixa>
        )}
        <div className="duas">
          <div className="pilha">
            {linhas.map((linha, index) => (
              <OrcamentoLinhaFields
                key={linha.key}
                linha={linha}
                numero={index + 1}
                errorAt={(name) => form.errorAt(`linhas.${index}.${name}`)}
                onChange={(part) => {
                  setLinhas(linhas.map((one) => (one.key === linha.key ? changeLinha(one, part) : one)))
                  for (const name of [...Object.keys(part), 'valorFinal'])
                    form.clearFieldError(`linhas.${index}.${name}`)
                }}
                onRemove={() => {
                  setLinhas(linhas.filter(({ key }) => key !== linha.key))
                  form.clearErrors()
                }}
              />
            ))}
            {linhas.length === 0 && (
              <p className="t2">Acrescente o que o conserto precisa: peças e serviços, um por linha.</p>
            )}
            <NovaLinha onAdd={addAchado} />
            <div className={styles.orcMais}>
              <Button icon={IconPlus} onClick={() => add('PECA')}>
                Acrescentar peça
              </Button>
              <Button icon={IconPlus} onClick={() => add('SERVICO')}>
                Acrescentar serviço
              </Button>
            </div>
          </div>
          <div className="pilha">
            <Contexto os={os} />
            <section className="cartao">
              <header>
                <h2>Para o cliente</h2>
              </header>
              <div className="corpo pilha">
                <NumberField label="Prazo do conserto" unit="dias úteis" {...form.field('prazoDiasUteis')} />
                <DayField
                  label="Válido até"
                  help="Até 90 dias; em branco, 30 dias."
                  {...form.field('validoAte')}
                />
                <NumberField
                  label="Sinal"
                  unit="R$"
                  help="Em branco, nenhum. As peças são pedidas depois que ele chegar."
                  {...form.field('sinal')}
                />
                <TextAreaField
                  label="O que vimos"
                  help="Em palavras que o cliente entende."
                  rows={3}
                  maxLength={2000}
                  {...form.field('oQueVimos')}
                />
                <FotosDoCliente os={os} {...form.field('fotosMostradas')} />
                <TextAreaField label="Observações" rows={3} maxLength={2000} {...form.field('observacoes')} />
              </div>
            </section>
          </div>
        </div>
      </Form>
    </Page>
  )
}

/** /ordemServico/{id}/orcamento. */
export function OrcamentoScreen({ id }: { id: number }) {
  const query = useQuery(ordemQuery(id))
  useRefresh(ordemKey(id), 'ordemServico', id)
  if (query.data) return <OrcamentoEditor key={id} os={query.data} />
  return (
    <Page title="Orçamento" back={`/ordemServico/${id}`}>
      <LoadingCard query={query} fields={6} label="Orçamento" />
    </Page>
  )
}
