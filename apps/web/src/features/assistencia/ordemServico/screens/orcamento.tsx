import styles from '../orcamento/orcamento.module.css'
import { IconVersions } from '@tabler/icons-react'
import type { OrcamentoMesa, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ApiError } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { useProprioPosto } from '../../../../platform/session/posto.ts'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { keepOrdem, mesaQuery, moveOrdem, ordemKey, ordemQuery, searchItens } from '../api.ts'
import { Dias } from '../ficha/mostrador.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'
import { OsMudou, useOsVista } from '../ficha/os-vista.tsx'
import { ChangeFaixa } from '../orcamento/change-faixa.tsx'
import { ContextoCard } from '../orcamento/contexto-card.tsx'
import { LinhasCard } from '../orcamento/linhas-card.tsx'
import { faltasDoOrcamento } from '../orcamento/orcamento-faltas.ts'
import { comTabela, corpoDoOrcamento, formDe, itemDe } from '../orcamento/orcamento-model.ts'
import type { OrcamentoForm } from '../orcamento/orcamento-model.ts'
import { ParaOCliente } from '../orcamento/para-o-cliente.tsx'
import { Somas } from '../orcamento/somas.tsx'
import { useLinhas } from '../orcamento/use-linhas.ts'

const VersoesDialog = lazy(() =>
  import('../orcamento/versoes-dialog.tsx').then((it) => ({ default: it.VersoesDialog })),
)

/** The lines as the registers have them now: a save was refused for what changed there meanwhile. */
const readAgain = async (osId: number, linhas: OrcamentoForm['linhas'], error: ApiError) => {
  const wrong = (index: number) =>
    error.messages.some(({ fieldName }) => fieldName?.startsWith(`linhas[${index}].`))
  return Promise.all(
    linhas.map(async (linha, index) => {
      const before = itemDe(linha)
      if (!before || !wrong(index)) return linha
      const found = await searchItens(osId, { q: before.codigo, tipo: linha.tipo })
      return comTabela(linha, found.find(({ id }) => id === before.id) ?? { ...before, ativo: false })
    }),
  )
}

/** Why nothing is saved here: it is another post's work, or the order's state forbids it. */
const porqueNao = (os: OrdemServico, proprio: number | undefined): string => {
  if (proprio !== undefined && os.posto.id !== proprio)
    return `A OS é do posto ${os.posto.nomeFantasia}: só as pessoas dele mudam o orçamento.`
  if (os.reincidencia === 'PENDENTE')
    return 'Reincidência de reparo identificada para este cliente. Aguarde a autorização do fabricante.'
  return `Com a OS em “${os.statusOS.description}”, o orçamento não pode ser salvo.`
}

/** The technician's lines; each save is a new version that waits for its own answer. */
function OrcamentoEditor({ os, mesa }: { os: OrdemServico; mesa: OrcamentoMesa }) {
  const client = useQueryClient()
  const router = useRouter()
  const nome = useNomeDaOs()
  const vista = useOsVista(os)
  const [tentativa] = useState(randomId)
  const [comparando, setComparando] = useState(false)
  const back = () => void router.navigate({ to: '/ordemServico/$id', params: { id: String(os.id) } })
  const versao = os.orcamento?.versao ?? 0
  const altera = os.orcamento?.aberto === true
  const acao = altera ? 'alterarOrcamento' : 'salvarOrcamento'
  const form = useSaveForm<OrcamentoForm>({
    initialValues: formDe(os, mesa.itens),
    validate: (values) => faltasDoOrcamento(values, mesa.descontoMaximo),
    onSave: async (values) => {
      const saved = await moveOrdem(os.id, acao, corpoDoOrcamento(values, vista.versao), tentativa).catch(
        async (error: unknown) => {
          if (error instanceof ApiError && error.status === 400)
            form.setValues({ linhas: await readAgain(os.id, values.linhas, error) })
          throw error
        },
      )
      keepOrdem(client, saved)
      toast.success(`${nome(saved)}: ${saved.statusOS.description}.`)
      back()
    },
    onRefused: vista.recusada,
  })
  const editor = useLinhas(os, form)
  const { linhas } = form.values
  const proprio = useProprioPosto()
  const possivel = os.proximasAcoes.includes(acao)
  const title = altera ? 'Alterar orçamento' : 'Orçamento'
  return (
    <Page
      title={title}
      subtitle={[nome(os), os.relogio?.modelo.descricao, os.consumidor.nome].filter(Boolean).join(' · ')}
      back={`/ordemServico/${os.id}`}
      status={
        <span className="so-mesa">
          <Dias dias={os.diasCorridos} semaforo={os.semaforo} />
        </span>
      }
      actions={
        versao > 0 && (
          <Button small icon={IconVersions} iconOnPhone onClick={() => setComparando(true)}>
            {`Versões (${versao})`}
          </Button>
        )
      }
    >
      <Form
        form={form}
        label="Orçamento"
        saveLabel={altera ? `Salvar versão ${versao + 1}` : 'Salvar orçamento'}
        saveDisabled={linhas.length === 0 || vista.mudou || !possivel}
        onCancel={back}
        status={linhas.length > 0 && <Somas form={form.values} os={os} />}
      >
        <div role="presentation" className="pilha" onKeyDown={editor.onPlus}>
          <OsMudou os={os} vista={vista} possivel={possivel} />
          {!possivel && !vista.mudou && <Faixa tone="warning" title={porqueNao(os, proprio)} />}
          {possivel && altera && os.orcamento && <ChangeFaixa os={os} orcamento={os.orcamento} />}
          <div className={styles.pagina}>
            <LinhasCard os={os} mesa={mesa} editor={editor} errorAt={form.errorAt} />
            <div className={styles.lado}>
              <ParaOCliente os={os} form={form} />
              <ContextoCard os={os} />
            </div>
          </div>
        </div>
      </Form>
      {comparando && (
        <Suspense fallback={null}>
          <VersoesDialog
            os={os}
            form={form.isDirty() ? form.values : undefined}
            onClose={() => setComparando(false)}
          />
        </Suspense>
      )}
    </Page>
  )
}

/** /ordemServico/{id}/orcamento. */
export function OrcamentoScreen({ id }: { id: number }) {
  const query = useQuery(ordemQuery(id))
  const mesa = useQuery({ ...mesaQuery(id), staleTime: 0, refetchOnMount: 'always' })
  useRefresh(ordemKey(id), 'ordemServico', id)
  const [lida, setLida] = useState(false)
  // The prices must be today's, so those of an earlier visit do not do.
  if (!lida && query.data && mesa.data && !mesa.isFetching) setLida(true)
  if (lida && query.data && mesa.data) return <OrcamentoEditor key={id} os={query.data} mesa={mesa.data} />
  return (
    <Page title="Orçamento" back={`/ordemServico/${id}`}>
      <LoadingCard query={query.error ? query : mesa} fields={6} label="Orçamento" />
    </Page>
  )
}
