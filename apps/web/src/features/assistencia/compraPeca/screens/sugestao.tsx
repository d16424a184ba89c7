import { MOST_ITENS_COMPRA, type Sugestao, type SugestaoLinha } from '@app/contract/assistencia/compraPeca'
import type { PostoEscolha } from '@app/contract/registers/postoAutorizado'
import { IconChecks, IconPrinter } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatInteger, formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { CsvButton } from '../../../../ui/list/csv-button.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PostoField } from '../../campos/index.ts'
import { orderSugestao, sugestaoKey, sugestaoQuery } from '../api.ts'
import { SugestaoTabela } from '../parts/sugestao-tabela.tsx'
import { useEscolhidas } from '../parts/use-escolhidas.ts'

const CSV_COLUMNS = {
  fields: [
    'peca.codigo',
    'peca.descricao',
    'livre',
    'reservado',
    'vem',
    'minimo',
    'falta',
    'sugerida',
    'preco',
  ],
  labels: ['Código', 'Peça', 'Livre', 'Reservado', 'A caminho', 'Mínimo', 'Falta às OS', 'Sugerida', 'Preço'],
}

/** The part that each message of a refused order is about. */
const troublesOf = (error: unknown, pedidas: readonly SugestaoLinha[]): Map<number, string> =>
  new Map(
    (error instanceof ApiError ? error.messages : []).flatMap((message) => {
      const at = /^itens\[(\d+)\]/.exec(message.fieldName ?? '')?.[1]
      const linha = at === undefined ? undefined : pedidas[Number(at)]
      return linha ? [[linha.peca.id, messageText(message)] as const] : []
    }),
  )

type QuadroProps = { sugestao: Sugestao; posto: PostoEscolha | null; interno: boolean }

const totalOf = (linhas: readonly SugestaoLinha[], quantidadeDe: (linha: SugestaoLinha) => number | null) =>
  linhas.reduce((sum, linha) => sum + linha.preco * (quantidadeDe(linha) ?? 0), 0)

function Quadro({ sugestao: { linhas, total }, posto, interno }: QuadroProps) {
  const router = useRouter()
  const client = useQueryClient()
  const pede = useCan('OS_REPARAR')
  const escolha = useEscolhidas(linhas)
  const { escolhidas, quantidadeDe } = escolha
  const demais = escolhidas.length > MOST_ITENS_COMPRA
  const [troubles, setTroubles] = useState<ReadonlyMap<number, string>>(new Map())
  const [trouble, setTrouble] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  // One key per order: a lost answer that is sent again orders nothing twice.
  const key = useRef({ sent: '', id: '' })
  const isWrong = (linha: SugestaoLinha) => {
    const quantidade = quantidadeDe(linha)
    return quantidade === null || quantidade < 1 || quantidade > 999 || !Number.isInteger(quantidade)
  }
  const order = useTask(async () => {
    setAsked(true)
    setTrouble(null)
    setTroubles(new Map())
    if (escolhidas.some(isWrong)) return
    const body = {
      ...(posto && { posto: { id: posto.id } }),
      itens: escolhidas.map((linha) => ({
        peca: { id: linha.peca.id },
        quantidade: quantidadeDe(linha) ?? 0,
        esperado: linha.sugerida,
      })),
    }
    const sent = JSON.stringify(body)
    if (key.current.sent !== sent) key.current = { sent, id: randomId() }
    try {
      const { id } = await orderSugestao(body, key.current.id)
      toast.success('Peças pedidas.')
      void client.invalidateQueries({ queryKey: ['compraPeca'] })
      await router.navigate({ to: '/compraPeca/$id', params: { id: String(id) } })
    } catch (error) {
      const byPart = troublesOf(error, escolhidas)
      setTroubles(byPart)
      setTrouble(byPart.size > 0 ? 'Confira as linhas marcadas.' : describeError(error))
      await client.invalidateQueries({ queryKey: sugestaoKey })
    }
  })
  const errorAt = (id: number) => {
    const linha = escolhidas.find(({ peca }) => peca.id === id)
    if (asked && linha && isWrong(linha))
      return quantidadeDe(linha) === null ? requiredText('Quantidade') : 'De 1 a 999.'
    return troubles.get(id)
  }
  if (linhas.length === 0)
    return (
      <section className="cartao" aria-label="Sugestão de compra">
        <EmptyState
          icon={IconChecks}
          hint="Nenhuma peça está abaixo do mínimo, e nenhuma OS espera peça por pedir."
        />
      </section>
    )
  return (
    <div className="formulario">
      {trouble && (
        <Faixa tone="error" title="Nada foi pedido.">
          {trouble}
        </Faixa>
      )}
      <div className="formulario-corpo">
        <section className="cartao" aria-label="Peças a pedir">
          <SugestaoTabela linhas={linhas} escolhidas={escolha} pede={pede} errorAt={errorAt} />
          {total > linhas.length && (
            <p className="corpo t2 sm">
              Mostra {formatInteger(linhas.length)} de {formatInteger(total)} peças; o CSV traz todas.
            </p>
          )}
        </section>
      </div>
      {pede && (!interno || posto) && (
        <div className="rodape">
          <output className="sm num">
            <b>{formatInteger(escolhidas.length)}</b> de{' '}
            {formatCount(linhas.length, 'escolhida', 'escolhidas')} ·{' '}
            <b>{formatMoney(totalOf(escolhidas, quantidadeDe))}</b>
            {demais && <> · até {MOST_ITENS_COMPRA} por compra</>}
          </output>
          <div className="fim">
            <Button
              look="filled"
              disabled={escolhidas.length === 0 || demais || order.busy}
              aria-busy={order.busy}
              onClick={order.run}
            >
              Pedir
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** /sugestaoCompra: what the post should order from the manufacturer, in one purchase; staff name the post first. */
export function SugestaoCompra() {
  const interno = useCan('POSTO_FILTRAR')
  const [posto, setPosto] = useState<PostoEscolha | null>(null)
  useRefresh(sugestaoKey, 'compraPeca')
  useRefresh(sugestaoKey, 'estoquePeca')
  useRefresh(sugestaoKey, 'ordemServico')
  const query = useQuery({ ...sugestaoQuery(posto?.id), enabled: !interno || posto !== null })
  const { data } = query
  return (
    <Page
      title="Sugestão de compra"
      subtitle={posto?.nomeFantasia ?? 'Peças abaixo do mínimo e as que as OS esperam'}
      actions={
        data && (
          <>
            <CsvButton
              path="/compraPeca/sugestao/export/CSV"
              request={() => ({ filter: posto ? { posto: posto.id } : {}, ...CSV_COLUMNS })}
            />
            <Button small iconOnPhone icon={IconPrinter} onClick={() => print()}>
              Imprimir
            </Button>
          </>
        )
      }
    >
      {interno && (
        <section className="cartao" aria-label="Posto">
          <div className="corpo dados">
            <PostoField
              className="g4"
              help={posto ? undefined : 'Para que posto são as peças sugeridas.'}
              value={posto}
              onChange={setPosto}
            />
          </div>
        </section>
      )}
      {data ? (
        <Quadro key={posto?.id} sugestao={data} posto={posto} interno={interno} />
      ) : (
        (!interno || posto) && <LoadingCard query={query} label="Sugestão de compra" />
      )}
    </Page>
  )
}
