import { clsx } from 'clsx'
import styles from './compras.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ACAO_COMPRA_LABELS } from '@app/contract/assistencia/compraPeca'
import type { AcaoCompra, CompraPeca } from '@app/contract/assistencia/compraPeca'
import type { CompraAFazer, GrupoDeCompras } from '@app/contract/assistencia/inicio'
import { acoesDaCompra } from '@app/rules/assistencia/compraPeca'
import { describeError } from '../../../../platform/http/errors.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatAmount, formatCount, formatInteger, formatMoment } from '../../../../platform/text/format.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { CompraAcaoDialog, compraQuery, moveCompra } from '../../compraPeca/index.ts'
import { Dias } from '../../ordemServico/index.ts'

const TITULOS: Partial<Record<GrupoDeCompras['situacao'], { titulo: string; nota: string; vazio: string }>> =
  {
    SOLICITADA: {
      titulo: 'Compras a autorizar',
      nota: 'a OS mais antiga primeiro',
      vazio: 'Nenhuma compra espera autorização.',
    },
    AUTORIZADA: { titulo: 'Compras a enviar', nota: 'autorizadas', vazio: 'Nada a enviar.' },
    ENVIADA: { titulo: 'Compras a receber', nota: 'a caminho', vazio: 'Nenhuma compra a caminho.' },
  }

const WORDS: Partial<Record<AcaoCompra, string>> = {
  enviar: 'Informar envio',
  rejeitar: 'Recusar',
  receber: 'Receber',
}

type LinhaProps = {
  compra: CompraAFazer
  acoes: readonly AcaoCompra[]
  comPosto: boolean
  onAct: (compra: CompraAFazer, acao: AcaoCompra) => void
  busy: boolean
}

const Linha = ({ compra, acoes, comPosto, onAct, busy }: LinhaProps) => (
  <li className={styles.compra}>
    <Link className={styles.nome} to="/compraPeca/$id" params={{ id: String(compra.id) }}>
      <b className="num">{`Compra ${compra.id}`}</b>
      <small>{comPosto ? compra.posto.nomeFantasia : `desde ${formatMoment(compra.desde)}`}</small>
    </Link>
    <span className={styles.pecas}>
      {[
        formatCount(compra.unidades, 'peça', 'peças'),
        compra.ordens === 0 ? 'estoque' : `${formatInteger(compra.ordens)} OS`,
      ].join(', ')}
    </span>
    <span className={styles.espera}>
      {compra.espera ? <Dias {...compra.espera} /> : <span className="t2">sem OS</span>}
    </span>
    {comPosto && (
      <span className={clsx('num dir', styles.valor)}>
        <span className="so-leitor">R$ </span>
        {formatAmount(compra.valor)}
      </span>
    )}
    <span className={styles.atos}>
      {acoes.map((acao) => (
        <Button
          key={acao}
          small
          look={acao === 'rejeitar' ? 'quiet' : 'plain'}
          disabled={busy}
          aria-label={`${WORDS[acao] ?? ACAO_COMPRA_LABELS[acao]}${acao === 'enviar' ? ' da' : ' a'} compra ${compra.id}`}
          onClick={() => onAct(compra, acao)}
        >
          {WORDS[acao] ?? ACAO_COMPRA_LABELS[acao]}
        </Button>
      ))}
    </span>
  </li>
)

type Props = { grupo: GrupoDeCompras; comPosto: boolean; onDone: () => void }

/** Purchases of one state with the answers in the row; granting needs no question, the rest asks for its data. */
export function Compras({ grupo: { situacao, total, compras }, comPosto, onDone }: Props) {
  const client = useQueryClient()
  const authorities = useUser()?.authorities ?? []
  const [aberta, setAberta] = useState<{ compra: CompraPeca; acao: AcaoCompra } | null>(null)
  const acoes = acoesDaCompra(situacao, (ability) => authorities.includes(ability)).toSorted(
    (a, b) => Number(b === 'rejeitar') - Number(a === 'rejeitar'),
  )
  const act = useTask(async (feita: CompraAFazer, acao: AcaoCompra) => {
    try {
      if (acao === 'autorizar') {
        await moveCompra(feita.id, acao, { versao: feita.versao })
        toast.success(`Compra ${feita.id} autorizada.`)
        onDone()
        return
      }
      const compra = await client.fetchQuery({ ...compraQuery(feita.id), staleTime: 0 })
      if (compra.proximasAcoes.includes(acao)) setAberta({ compra, acao })
      else {
        toast.error(`A compra ${feita.id} mudou: esta ação não cabe mais.`)
        onDone()
      }
    } catch (error) {
      toast.error(describeError(error))
      onDone()
    }
  })
  const words = TITULOS[situacao]
  if (!words) return null
  return (
    <section className={clsx('cartao', styles.compras)} aria-labelledby={`i-compras-${situacao}`}>
      <header>
        <h2 id={`i-compras-${situacao}`}>{words.titulo}</h2>
        <span className="t2 sm">{total > 0 ? words.nota : ''}</span>
        {total > compras.length && (
          <div className="fim">
            <Link className="link sm" to="/compraPeca" search={{ situacao }}>
              {`Ver as ${formatInteger(total)}`}
            </Link>
          </div>
        )}
      </header>
      {total === 0 ? (
        <p className={clsx('t2 sm', styles.nada)}>{words.vazio}</p>
      ) : (
        <ul className={clsx(!comPosto && styles.estreita)}>
          {compras.map((compra) => (
            <Linha
              key={compra.id}
              compra={compra}
              acoes={acoes}
              comPosto={comPosto}
              busy={act.busy}
              onAct={act.run}
            />
          ))}
        </ul>
      )}
      {aberta && (
        <Suspense>
          <CompraAcaoDialog
            compra={aberta.compra}
            acao={aberta.acao}
            onClose={() => setAberta(null)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </section>
  )
}
