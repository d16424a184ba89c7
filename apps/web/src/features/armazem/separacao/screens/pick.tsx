import { checkSoma, isPronta, readEtiqueta } from '@app/rules/armazem/separacao'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { beep } from '../../../../platform/device/beep.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatMoment, formatQuantity } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { useKeys } from '../../../casca/busca/index.ts'
import { returnPedido, minhaKey, SEPARACAO } from '../api.ts'
import {
  Alvo,
  Coletor,
  TypeCode,
  Grita,
  nameOf,
  refuse,
  TITULOS_GRITO,
  useGrito,
} from '../../coletor/index.ts'
import { useSeparacao } from '../fila/use-separacao.ts'
import { Faltou } from '../linha/faltou.tsx'
import { Linha } from '../linha/linha.tsx'
import { Prontos } from '../linha/prontos.tsx'
import { keyOf, paradaAtual, rotaDe } from '../linha/rota.ts'

type Typing = { codigo: string; quantidade: number }

function Trabalho({ usuario }: { usuario: number }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { query, pedidos, guardados, desde, act, conflito, clearConflito } = useSeparacao(usuario)
  const [faltando, setFaltando] = useState(false)
  const [typing, setTyping] = useState<Typing | null>(null)
  /** The stop that is worked at, so that the way does not jump while it is open, and the last label read there. */
  const [aqui, setAqui] = useState<{ key: string; codigo: string | null } | null>(null)

  const rota = rotaDe(pedidos ?? [])
  const parada = paradaAtual(rota, aqui?.key ?? null)
  const codigo = parada && aqui?.key === keyOf(parada) ? aqui.codigo : null
  const { shout, cry, endShout } = useGrito('O pedido mudou', { conflito, clearConflito })

  const add = (text: string, given: number | null) => {
    if (!parada) return refuse()
    const { linha, pedido } = parada
    const lugar = { ano: Number(today().slice(0, 4)), origem: location.origin }
    const lido = readEtiqueta(
      text,
      linha,
      rota.map((one) => one.linha),
      lugar,
    )
    if (!lido.ok) {
      const leu = lido.lida ? nameOf(lido.lida) : { nome: text, detalhe: 'não está neste pedido' }
      return cry({ titulo: TITULOS_GRITO[lido.code], leu, quer: nameOf(linha) })
    }
    setAqui({ key: keyOf(parada), codigo: text })
    if (given === null && !linha.inteiro)
      return setTyping({ codigo: text, quantidade: Math.max(0, linha.quantidade - linha.separado) })
    const quantidade = given ?? lido.quantidade ?? 1
    const wrong = checkSoma(linha, quantidade)
    if (wrong)
      return cry({
        titulo: wrong.code === 'QUANTIDADE_INTEIRA' ? 'Quantidade errada' : 'Passa do pedido',
        texto:
          wrong.code === 'QUANTIDADE_INTEIRA'
            ? 'Este produto só aceita quantidade inteira.'
            : `Faltam ${wrong.params['falta']} ${linha.unidade}, e a leitura soma ${formatQuantity(quantidade)}.`,
        quer: nameOf(linha),
      })
    beep(true)
    return act(pedido.pedido, { tipo: 'ler', saldo: linha.saldo, codigo: text, quantidade })
  }
  const onCode = (text: string) => {
    // In red nothing counts until the person has seen it, nor while a reason or a number is given.
    if (shout || faltando || typing) return refuse()
    return add(text, null)
  }
  useKeys({ onScan: onCode, onKey: () => undefined, onPalette: () => undefined })

  const step = (quantidade: 1 | -1) => {
    if (!parada) return
    const { linha, pedido } = parada
    setAqui({ key: keyOf(parada), codigo })
    act(pedido.pedido, {
      tipo: 'ler',
      saldo: linha.saldo,
      codigo: quantidade > 0 ? codigo : null,
      quantidade: quantidade > 0 ? 1 : -Math.min(1, linha.separado),
    })
  }
  const devolver = async (pedido: number) => {
    try {
      client.setQueryData(minhaKey, await returnPedido(pedido))
      await client.invalidateQueries({ queryKey: SEPARACAO })
    } catch (error) {
      toast.error(describeError(error))
    }
  }
  const leave = () => void navigate({ to: '/separacao' })
  const first = parada?.pedido ?? pedidos?.[0]
  const frame = {
    usuario,
    title:
      pedidos && pedidos.length > 1
        ? `${pedidos.length} pedidos`
        : first
          ? `Pedido ${first.numeroPedido}`
          : 'Separação',
    ...(first && {
      detail: `${pedidos && pedidos.length > 1 ? `Pedido ${first.numeroPedido} · ` : ''}sai ${formatMoment(first.dataHoraColeta)} · ${first.cliente}`,
    }),
    onBack: leave,
    count:
      rota.length > 0
        ? { done: rota.filter(({ linha }) => isPronta(linha)).length, total: rota.length }
        : undefined,
    rede: { desde, guardados },
  }

  if (shout)
    return (
      <Coletor {...frame}>
        <Grita
          grito={shout}
          button={conflito === null ? 'Entendi, devolvi à prateleira' : 'Entendi'}
          onClose={endShout}
        />
      </Coletor>
    )
  if (parada && faltando)
    return (
      <Coletor {...frame} title="Faltou produto" detail={parada.linha.descricao}>
        <Faltou
          linha={parada.linha}
          restoEmPedido={parada.pedido.restoEmPedido}
          onClose={() => setFaltando(false)}
          onDone={(motivo, foto) => {
            setFaltando(false)
            const { saldo } = parada.linha
            act(parada.pedido.pedido, { tipo: 'faltar', saldo, motivo, ...(foto && { foto }) })
          }}
        />
      </Coletor>
    )
  return (
    <Coletor {...frame}>
      {!pedidos?.length ? (
        <Alvo
          query={query}
          loading={!pedidos}
          titulo="Nada com você"
          texto="Escolha na fila o que vai separar."
        >
          <ButtonLink look="filled" to="/separacao">
            Ver a fila
          </ButtonLink>
        </Alvo>
      ) : parada ? (
        <Linha
          parada={parada}
          rota={rota}
          lida={codigo !== null}
          onCode={onCode}
          onStep={step}
          onDigitar={() =>
            setTyping({ codigo: codigo ?? '', quantidade: parada.linha.quantidade - parada.linha.separado })
          }
          onFaltou={() => setFaltando(true)}
        />
      ) : (
        <Prontos
          pedidos={pedidos}
          onTerminar={(pedido) => act(pedido, { tipo: 'terminar' })}
          onDevolver={(pedido) => void devolver(pedido)}
        />
      )}
      {parada && typing && (
        <TypeCode
          opened
          {...typing}
          unidade={parada.linha.unidade}
          onClose={() => setTyping(null)}
          onDone={(text, quantidade) => {
            setTyping(null)
            add(text, quantidade)
          }}
        />
      )}
    </Coletor>
  )
}

/** /separacao/coletor: the orders in hand, line after line. */
export function PickPedidos() {
  const user = useUser()
  return user && <Trabalho usuario={user.id} />
}
