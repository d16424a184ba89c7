import styles from '../parts/cadastro.module.css'
import { useQuery } from '@tanstack/react-query'
import {
  DOCUMENTO_POSTO_LABELS,
  DOCUMENTOS_POSTO,
  TERMOS_POSTO,
} from '@app/contract/assistencia/cadastroPosto'
import type { CadastroPreco, PlanoOferecido } from '@app/contract/assistencia/cadastroPosto'
import { horarioEmPalavras } from '@app/rules/assistencia/postoAutorizado'
import { useEffect, useRef, useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { formatDay, formatDocument, formatMoney, formatPhone } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { useFirstWrong } from '../../../../ui/form/use-first-wrong.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { cupomQuery, opcoesQuery } from '../api.ts'
import type { Digitado } from '../parts/draft.ts'
import { Foot } from '../parts/foot.tsx'
import { planoOf } from '../parts/wire.ts'
import { totalText } from '../parts/words.ts'

type Fato = readonly [nome: string, valor: string]

const Fatos = ({
  titulo,
  fatos,
  onChange,
}: {
  titulo: string
  fatos: readonly Fato[]
  onChange: () => void
}) => (
  <section className="cartao">
    <header>
      <h2>{titulo}</h2>
      <Button small look="quiet" onClick={onChange}>
        {`Corrigir: ${titulo}`}
      </Button>
    </header>
    <dl className={`corpo ${styles.fatos}`}>
      {fatos.map(([nome, valor]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>{valor || '—'}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const pessoaFatos = ({ pessoa }: Digitado): Fato[] => [
  ['Nome', pessoa.nome],
  ['CPF', formatDocument(pessoa.cpf)],
  ['Data de nascimento', formatDay(pessoa.dataNascimento)],
  ['E-mail', pessoa.email],
  ['Telefone', formatPhone(pessoa.telefone)],
]

const enderecoOf = ({ rua, numero, complemento, bairro, cidade, estado }: Digitado['empresa']) =>
  [rua, numero, complemento, bairro, cidade, estado].filter(Boolean).join(', ')

const empresaFatos = ({ empresa }: Digitado, marcas: readonly string[]): Fato[] => [
  ['CNPJ', formatDocument(empresa.cnpj)],
  ['Razão social', empresa.razaoSocial],
  ['Nome fantasia', empresa.nomeFantasia],
  ['Inscrição estadual', empresa.inscricaoEstadual],
  ['Inscrição municipal', empresa.inscricaoMunicipal],
  ['Endereço', enderecoOf(empresa)],
  ['CEP', empresa.cep],
  ['E-mail comercial', empresa.emailComercial],
  ['Telefone comercial', formatPhone(empresa.telefoneComercial)],
  [
    'Horário',
    empresa.horarios
      .flatMap(({ dias, ...horas }) => (dias ? horarioEmPalavras({ dias, ...horas }) : []))
      .join('; '),
  ],
  ['Marcas', marcas.length === 0 ? 'Todas' : marcas.join(', ')],
  ...DOCUMENTOS_POSTO.map((tipo): Fato => [DOCUMENTO_POSTO_LABELS[tipo], empresa[tipo]?.filename ?? '']),
]

const planoFatos = (
  { plano }: Digitado,
  planos: readonly PlanoOferecido[],
  preco: CadastroPreco | undefined,
): Fato[] => {
  const chosen = planos.find(({ id }) => id === plano.planoId)
  if (!chosen) return [['Plano', 'Nenhum']]
  return [
    ['Plano', chosen.nome],
    ['Preço', `${formatMoney(chosen.valor)} ${chosen.periodicidade === 'ANUAL' ? 'por ano' : 'por mês'}`],
    ['Vencimento', `Dia ${plano.diaVencimento}`],
    ['Cupom', plano.codigoCupom.trim().toUpperCase() || 'Nenhum'],
    ...(preco ? [['Total com o cupom', totalText(preco)] satisfies Fato] : []),
  ]
}

/** The step in which an error is corrected, by the first part of its field. */
const PASSO_DE: Record<string, number> = { pessoa: 0, empresa: 1, plano: 2, codigoCupom: 2 }
const CORRIGIR = ['Corrigir a pessoa', 'Corrigir a empresa', 'Corrigir o plano']

type Props = {
  digitado: Digitado
  correcao: boolean
  onStep: (passo: number) => void
  onSend: (aceito: boolean) => Promise<void>
  kept: string | null
}

/** Step 4: everything on one page, the terms, and the server's remaining errors with links to their steps. */
export function PassoConferencia({ digitado, correcao, onStep, onSend, kept }: Props) {
  const { data } = useQuery(opcoesQuery)
  // A correction leaves the coupon as it was taken.
  const { data: preco } = useQuery({
    ...cupomQuery(planoOf(digitado.plano)),
    enabled: !correcao && digitado.plano.codigoCupom.trim() !== '',
  })
  const [aceito, setAceito] = useState(false)
  const [semAceite, setSemAceite] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFirstWrong(form)
  const strip = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<{ text: string; passo: number | null }[]>([])
  const { busy, run } = useTask(async () => {
    if (!aceito) {
      setSemAceite(true)
      return focusFirstWrong()
    }
    try {
      await onSend(aceito)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 429 || error.messages.length === 0)
        return setProblems([{ text: describeError(error), passo: null }])
      setProblems(
        error.messages.map((message) => {
          const parte = message.fieldName?.split('.')[0]
          return {
            text: messageText(message),
            passo: parte === undefined ? null : (PASSO_DE[parte] ?? null),
          }
        }),
      )
    }
  })
  // The button is in view wherever the page stands; what was refused is told at its top.
  useEffect(() => {
    if (problems.length > 0) strip.current?.focus()
  }, [problems])
  const { marcas } = digitado.empresa
  const names = (data?.marcas ?? []).filter(({ id }) => marcas.includes(id)).map(({ nome }) => nome)
  return (
    <form
      ref={form}
      aria-label="Conferência"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      {problems.length > 0 && (
        <div ref={strip} tabIndex={-1}>
          <Faixa tone="error" title="O cadastro não foi enviado.">
            <ul>
              {problems.map(({ text, passo }) => (
                <li key={text}>
                  {text}{' '}
                  {passo !== null && (
                    <button type="button" className="link" onClick={() => onStep(passo)}>
                      {CORRIGIR[passo]}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </Faixa>
        </div>
      )}
      <Fatos titulo="Pessoa" fatos={pessoaFatos(digitado)} onChange={() => onStep(0)} />
      <Fatos titulo="Empresa" fatos={empresaFatos(digitado, names)} onChange={() => onStep(1)} />
      <Fatos
        titulo="Plano"
        fatos={planoFatos(digitado, data?.planos ?? [], preco)}
        onChange={() => onStep(2)}
      />
      <section className="cartao">
        <header>
          <h2>Termos</h2>
          <span className="t2 sm">{`versão ${TERMOS_POSTO.versao}`}</span>
        </header>
        <div className="corpo">
          <ul className={styles.termos}>
            {TERMOS_POSTO.paragrafos.map((paragrafo) => (
              <li key={paragrafo}>{paragrafo}</li>
            ))}
          </ul>
          <div className="dados">
            <SwitchField
              className="g4"
              label="Li e aceito os termos"
              value={aceito}
              error={semAceite && !aceito && 'Para enviar, aceite os termos.'}
              onChange={setAceito}
            />
          </div>
        </div>
      </section>
      <Foot
        kept={kept}
        onBack={() => onStep(2)}
        act={correcao ? 'Enviar correção' : 'Enviar cadastro'}
        busy={busy}
      />
    </form>
  )
}
