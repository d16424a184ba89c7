import type { Andamento, DiferencaAndamento, FaltaAndamento } from '@app/contract/armazem/andamento'
import { MOTIVO_FALTA_LABELS } from '@app/contract/armazem/separacao'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { formatInteger, formatMoment, formatQuantity } from '../../../../platform/text/format.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Foto } from '../../../../ui/media/foto-imagem.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { fotoQuery } from '../../expedicao/index.ts'
import { acceptFalta, askRecount, countProduto } from '../api.ts'
import styles from './andamento.module.css'

/** Runs one act once, though it is pressed or sent twice; then the page looks again. */
const useAct = (onDone: () => void) => {
  const [key] = useState(randomId)
  return useTask(async (act: (key: string) => Promise<unknown>) => {
    try {
      await act(key)
    } catch (error) {
      toast.error(describeError(error))
    } finally {
      onDone()
    }
  })
}

const lower = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`

function FotoDaPrateleira({ id }: { id: number }) {
  const { data, isError } = useQuery(fotoQuery(id))
  return (
    <span className={styles.foto}>
      <Foto blob={data} failed={isError} alt="A prateleira" />
    </span>
  )
}

type FaltaProps = { falta: FaltaAndamento; onDone: () => void }

function Falta({ falta, onDone }: FaltaProps) {
  const navigate = useNavigate()
  const user = useUser()
  const conta = useCan('ESTOQUE_AJUSTAR') && user?.passos?.includes('contagem') === true
  const { busy, run } = useAct(onDone)
  const { pedido, numeroPedido, saldo, descricao, lote, unidade, quem, em, endereco, motivo } = falta
  const contar = async (key: string) => {
    const { id } = await countProduto(falta.produto, key)
    await acceptFalta(pedido, saldo, randomId())
    toast.success('Lista de contagem aberta.')
    await navigate({ to: '/contagem/$id', params: { id: String(id) } })
  }
  return (
    <li>
      <header>
        <b>
          Falta de <span className="num">{formatQuantity(falta.falta)}</span> {unidade}
        </b>
        {em !== null && <span className="num t2 xs">{formatMoment(em)}</span>}
      </header>
      <p>
        <span className="num">{numeroPedido}</span> · {descricao}
        {lote && ` · lote ${lote}`} · {lower(MOTIVO_FALTA_LABELS[motivo])}
        {endereco !== null && (
          <>
            {' '}
            (<span className="num">{endereco}</span>)
          </>
        )}
        {quem !== null && ` · ${quem}`}
      </p>
      {falta.foto !== null && <FotoDaPrateleira id={falta.foto} />}
      <div className={styles.atos}>
        {conta && (
          <Button small disabled={busy} onClick={() => run(contar)}>
            Contar o produto
          </Button>
        )}
        <Button
          small
          look={conta ? 'quiet' : 'plain'}
          disabled={busy}
          onClick={() => run((key) => acceptFalta(pedido, saldo, key))}
        >
          Aceitar a falta
        </Button>
      </div>
    </li>
  )
}

type DiferencaProps = { diferenca: DiferencaAndamento; onDone: () => void }

function Diferenca({ diferenca, onDone }: DiferencaProps) {
  const confere = useCan('CONFERENCIA_FAZER')
  const { busy, run } = useAct(onDone)
  const { pedido, numeroPedido, saldo, descricao, lote, quem, em, quantidade, contado } = diferenca
  return (
    <li>
      <header>
        <b>Diferença na conferência</b>
        {em !== null && <span className="num t2 xs">{formatMoment(em)}</span>}
      </header>
      <p>
        <span className="num">{numeroPedido}</span> · {descricao}
        {lote && ` · lote ${lote}`}: o pedido quer <span className="num">{formatQuantity(quantidade)}</span>,{' '}
        {quem ?? 'quem confere'} contou <span className="num">{formatQuantity(contado)}</span>
      </p>
      <div className={styles.atos}>
        {confere && (
          <Button small disabled={busy} onClick={() => run((key) => askRecount(pedido, saldo, key))}>
            Pedir recontagem
          </Button>
        )}
        <ButtonLink small look="quiet" to={`/pedidos/edit/${pedido}`}>
          Ver pedido
        </ButtonLink>
      </div>
    </li>
  )
}

type Props = Pick<Andamento, 'faltas' | 'diferencas'> & { onDone: () => void }

/** What waits for the supervisor's answer, each with its answers. */
export const Pedem = ({ faltas, diferencas, onDone }: Props) => (
  <section className="cartao" aria-labelledby="pedem">
    <header>
      <h2 id="pedem">Pedem você</h2>
      <span className="num t2 sm">{formatInteger(faltas.length + diferencas.length)}</span>
    </header>
    {faltas.length + diferencas.length === 0 ? (
      <p className={styles.vazio}>Nenhuma falta ou diferença espera resposta.</p>
    ) : (
      <ul className={styles.pedem}>
        {faltas.map((falta) => (
          <Falta key={`${falta.pedido}-${falta.saldo}-${falta.em}`} falta={falta} onDone={onDone} />
        ))}
        {diferencas.map((one) => (
          <Diferenca key={`${one.pedido}-${one.saldo}-${one.em}`} diferenca={one} onDone={onDone} />
        ))}
      </ul>
    )}
  </section>
)
