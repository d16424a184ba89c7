import { clsx } from 'clsx'
import styles from '../ficha/os.module.css'
import { IconCheck, IconClock, IconFileCheck, IconPrinter, IconVersions, IconX } from '@tabler/icons-react'
import type { Orcamento, OrcamentoLinha, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { formatAmount, formatDateTime, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { download } from '../../../../platform/http/download.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { lazy, Suspense, useState } from 'react'
import { Evidencia } from '../ficha/evidencia.tsx'

const VersoesDialog = lazy(() => import('./versoes-dialog.tsx').then((it) => ({ default: it.VersoesDialog })))

const TIPO = { PECA: 'Peça', SERVICO: 'Serviço' } as const

const SITUACAO = {
  PENDENTE: { tone: 'neutro', icon: IconClock, words: 'Sem resposta' },
  APROVADA: { tone: 'sucesso', icon: IconCheck, words: 'Aprovada' },
  RECUSADA: { tone: 'neutro', icon: IconX, words: 'Recusada' },
} as const

/** The part or service, as the workshop and the papers name it; what is written for the consumer stands below. */
export const linhaTitulo = ({ peca, servico }: Pick<OrcamentoLinha, 'peca' | 'servico'>) =>
  peca?.descricao ?? servico?.nome ?? ''

const FALTA = {
  A_PEDIR: 'peça a pedir',
  PEDIDA: 'peça pedida',
  A_CAMINHO: 'peça a caminho',
  REJEITADA: 'peça recusada',
} as const

const ESTOQUE = {
  EM_ESTOQUE: 'peça em estoque',
  RESERVADA: 'peça reservada',
  CHEGOU: 'peça chegou',
  USADA: 'peça usada',
} as const

/** The state of a line's part: 'peça recusada: fora de linha'. */
export const pecaWords = ({ tipo, solicitarPeca, situacao, estoque, falta, faltaMotivo }: OrcamentoLinha) => {
  if (tipo === 'SERVICO') return null
  if (falta === null && estoque !== null) return ESTOQUE[estoque]
  if (!solicitarPeca) return null
  if (falta === null) return situacao === 'APROVADA' ? 'peça chegou' : 'peça por encomenda'
  return [FALTA[falta], faltaMotivo].filter(Boolean).join(': ')
}

function LinhaRow({ linha }: { linha: OrcamentoLinha }) {
  const { tone, icon, words } = SITUACAO[linha.situacao]
  const refused = linha.situacao === 'RECUSADA'
  return (
    <tr className={refused ? styles.rec : undefined}>
      <td>
        <span className={styles.forte5}>
          {linhaTitulo(linha)}
          {linha.quantidade > 1 && <span className="num t2"> × {linha.quantidade}</span>}
        </span>
        {linha.descricao !== null && <span className="xs bloco">{linha.descricao}</span>}
        <span className="t2 xs bloco">
          {linha.sintoma.nome} · {linha.causa.nome}
        </span>
      </td>
      <td className="t2">{TIPO[linha.tipo]}</td>
      <td>
        <span className={clsx('linha', styles.orcS)}>
          <Badge tone={tone} icon={icon}>
            {words}
          </Badge>
          {linha.opcional && <span className="t2 xs">opcional</span>}
          {linha.complemento && <span className="t2 xs">acrescentada no conserto</span>}
          {pecaWords(linha) && <span className="t2 xs">{pecaWords(linha)}</span>}
        </span>
      </td>
      <td className="dir num">
        {linha.garantia ? (
          'Garantia'
        ) : refused ? (
          <s>{formatAmount(linha.valorFinal)}</s>
        ) : (
          formatAmount(linha.valorFinal)
        )}
      </td>
    </tr>
  )
}

/** The given answer: to the budget, or to an addition during the repair. */
export const answerWords = (complemento: boolean, aprovado: boolean) =>
  `${complemento ? 'acréscimo ' : ''}${aprovado ? 'aprovado' : 'reprovado'}`

/** Whether nobody answered in time what was asked: closed by the hourly job, which refuses its lines, or not yet. */
const venceu = ({ aberto, validoAte, complemento, linhas }: Orcamento) =>
  aberto
    ? new Date(validoAte) < new Date()
    : linhas.some((linha) => linha.complemento === complemento && linha.situacao === 'RECUSADA')

const semRespostaWords = (orcamento: Orcamento) => {
  const { complemento, aberto, validoAte } = orcamento
  const dele = complemento ? 'o acréscimo ' : ''
  if (venceu(orcamento)) return `${dele}venceu em ${formatDay(validoAte)}, sem resposta`
  return aberto ? `${dele}espera a resposta até ${formatDay(validoAte)}` : 'coberto pela garantia'
}

/** 'aprovado por Dalva Quaresma pelo link em 05/11/2026'. */
function respostaWords(orcamento: Orcamento) {
  const { resposta, complemento, aberto } = orcamento
  if (!resposta || (complemento && aberto)) return semRespostaWords(orcamento)
  const como = resposta.via === 'LINK' ? 'pelo link' : 'anotado pelo posto'
  const quem = resposta.nome ? ` por ${resposta.nome}` : ''
  return `${answerWords(complemento, resposta.aprovado)}${quem} ${como} em ${formatDateTime(resposta.em)}`
}

/** The current budget with the consumer's answer, line by line. */
export function OrcamentoCard({ os, orcamento }: { os: OrdemServico; orcamento: Orcamento }) {
  const [comparando, setComparando] = useState(false)
  return (
    <section className="cartao" aria-labelledby="os-orcamento">
      <header>
        <h2 id="os-orcamento">Orçamento</h2>
        <span className={clsx('t2 sm', styles.orcR)}>{respostaWords(orcamento)}</span>
        <div className="fim">
          {orcamento.resposta && (
            <Button
              small
              look="quiet"
              icon={IconFileCheck}
              onClick={() =>
                void download(
                  `/ordemServico/${os.id}/comprovante`,
                  `comprovante-os-${os.numero.replace('/', '-')}.pdf`,
                ).catch(tellFailure)
              }
            >
              {orcamento.resposta.aprovado ? 'Comprovante de aprovação' : 'Comprovante da resposta'}
            </Button>
          )}
          {orcamento.versao > 1 && (
            <Button small look="quiet" icon={IconVersions} iconOnPhone onClick={() => setComparando(true)}>
              {`Versões (${orcamento.versao})`}
            </Button>
          )}
          <ButtonLink
            small
            look="quiet"
            icon={IconPrinter}
            iconOnPhone
            to={`/ordemServico/${os.id}/imprimir/orcamento`}
          >
            Imprimir
          </ButtonLink>
        </div>
      </header>
      {orcamento.resposta && <Evidencia resposta={orcamento.resposta} />}
      {orcamento.resposta?.motivo && <p className={styles.orcMotivo}>Motivo: {orcamento.resposta.motivo}</p>}
      <table className={clsx('tabela', styles.osOrc)} aria-label="Linhas do orçamento">
        <thead>
          <tr>
            <th scope="col">Peça ou serviço</th>
            <th scope="col">Tipo</th>
            <th scope="col">Situação</th>
            <th scope="col" className="dir">
              Valor
            </th>
          </tr>
        </thead>
        <tbody>
          {orcamento.linhas.map((linha) => (
            <LinhaRow key={linha.id} linha={linha} />
          ))}
          {orcamento.abatimento > 0 && (
            <tr>
              <td className={styles.forte5}>Abatimento do preço</td>
              <td className="t2">Abatimento</td>
              <td className="t2 sm">escolha após os 30 dias</td>
              <td className="dir num">{formatAmount(-orcamento.abatimento)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {orcamento.valorFabricante > 0 && (
            <tr className={styles.orcF}>
              <td colSpan={2}>Pago pelo fabricante</td>
              <td aria-hidden="true" />
              <td className="dir num">{formatMoney(orcamento.valorFabricante)}</td>
            </tr>
          )}
          <tr>
            <td colSpan={2}>Total para o cliente</td>
            <td aria-hidden="true" />
            <td className="dir num">{formatMoney(orcamento.valorConsumidor)}</td>
          </tr>
        </tfoot>
      </table>
      {orcamento.observacoes && <p className={styles.orcMotivo}>{orcamento.observacoes}</p>}
      {comparando && (
        <Suspense fallback={null}>
          <VersoesDialog os={os} onClose={() => setComparando(false)} />
        </Suspense>
      )}
    </section>
  )
}
