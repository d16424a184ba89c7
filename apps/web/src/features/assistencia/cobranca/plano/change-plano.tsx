import styles from './plano.module.css'
import type { OpcaoDePlano, PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { History } from '../../../../register/record/history.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { changePlano, giveUpPlano, isSemPlano, planoDoPostoQuery } from '../api.ts'
import { PlanoCartao } from './cartao.tsx'
import { usePeriodo } from './periodo.tsx'
import { impedimentoTexto, mudancaTextos, precoTexto } from './words.ts'

/** The smaller plan that is to come, and the way out of it. */
function Agendado({ dados, busy, onGiveUp }: { dados: PlanoDoPosto; busy: boolean; onGiveUp: () => void }) {
  const { agendado } = dados
  if (!agendado) return null
  return (
    <Faixa
      tone="info"
      title={`${agendado.nome} começa em ${formatDay(agendado.em)}.`}
      action={
        <Button small disabled={busy} onClick={onGiveUp}>
          Desistir da mudança
        </Button>
      }
    >
      Se houver nesse dia mais pessoas do que licenças, o plano atual continua por mais um período.
    </Faixa>
  )
}

/** What stands instead of the plans: they are being read, or there is no plan that could be changed. */
function SemPlano({ query, posto }: { query: UseQueryResult; posto: number | undefined }) {
  if (!isSemPlano(query.error)) return <LoadingCard query={query} />
  return (
    <Faixa
      tone="info"
      title="Este posto ainda não assina um plano."
      action={
        <ButtonLink small to={posto === undefined ? '/plano' : `/plano?posto=${posto}`}>
          Escolher o primeiro
        </ButtonLink>
      }
    />
  )
}

type OpcoesProps = {
  dados: PlanoDoPosto
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** The plans offered in one period; another period takes the choice back. */
function Opcoes({ dados, chosen, onChoose }: OpcoesProps) {
  const legend = useId()
  const { mostradas, troca } = usePeriodo(dados.opcoes, dados.plano.periodicidade, () => onChoose(null))
  return (
    <div>
      <p className="rotulo" id={legend}>
        Novo plano
      </p>
      {troca}
      <div className={styles.planos} role="radiogroup" aria-labelledby={legend}>
        {mostradas.map((each) => (
          <PlanoCartao
            key={each.id}
            opcao={each}
            chosen={each.id === chosen}
            porque={impedimentoTexto(each, dados)}
            disabled={dados.agendado?.id === each.id}
            onChoose={() => onChoose(each.id)}
          />
        ))}
      </div>
    </div>
  )
}

type Props = { posto: number; onClose: () => void }

/** Chooses another plan for a post: what is paid, and from when it holds, shows before it is taken. */
export function ChangePlanoDialog({ posto, onClose }: Props) {
  const client = useQueryClient()
  const interno = !useUser()?.posto
  const query = useQuery(planoDoPostoQuery(posto))
  const { data } = query
  const [chosen, setChosen] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const key = useRef(randomId())
  const opcao = data?.opcoes.find(({ id }) => id === chosen)

  const { busy, run } = useTask(async (act: () => Promise<PlanoDoPosto>, done: string) => {
    setTrouble(null)
    try {
      await act()
      toast.success(done)
      onClose()
    } catch (error) {
      // The amount of another day is another request.
      key.current = randomId()
      setTrouble(describeError(error))
    }
    await Promise.all(
      [['colaboradores'], ['planoDoPosto', posto], ['postoAutorizadoPagamento']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  })
  const change = (dados: PlanoDoPosto, { id, nome, quando, em, diferenca }: OpcaoDePlano) =>
    run(
      () => changePlano(posto, { plano: { id }, diferenca, versao: dados.versao }, key.current),
      quando === 'JA' ? `Plano mudado para ${nome}.` : `${nome} começa em ${formatDay(em)}.`,
    )
  const giveUp = ({ versao, plano }: PlanoDoPosto) =>
    run(() => giveUpPlano(posto, { versao }), `O plano continua ${plano.nome}.`)
  const label = opcao && opcao.diferenca > 0 ? `Mudar por ${formatMoney(opcao.diferenca)}` : 'Mudar de plano'
  return (
    <Dialog
      opened
      onClose={onClose}
      size="table"
      title="Mudar de plano"
      subtitle={data && `${data.posto.nomeFantasia} · ${data.plano.nome}, ${precoTexto(data.plano)}`}
      act={{
        label,
        busy,
        disabled: !data || !opcao,
        run: () => data && opcao && change(data, opcao),
      }}
      status={
        data && interno && <History entidade="assinatura" id={data.id} subtitle={data.posto.nomeFantasia} />
      }
    >
      {data ? (
        <div className="pilha">
          {trouble && (
            <Faixa tone="error" title="Nada foi alterado.">
              {trouble}
            </Faixa>
          )}
          <Agendado dados={data} busy={busy} onGiveUp={() => giveUp(data)} />
          {data.opcoes.length === 0 ? (
            <Faixa tone="info">Nenhum outro plano é oferecido agora.</Faixa>
          ) : (
            <Opcoes dados={data} chosen={chosen} onChoose={setChosen} />
          )}
          <output>
            {opcao && (
              <Faixa tone="info" title="O que muda">
                <ul>
                  {mudancaTextos(opcao, data).map((texto) => (
                    <li key={texto}>{texto}</li>
                  ))}
                </ul>
              </Faixa>
            )}
          </output>
        </div>
      ) : (
        <SemPlano query={query} posto={interno ? posto : undefined} />
      )}
    </Dialog>
  )
}
