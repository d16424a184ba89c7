import type { LinhaLida } from '@app/contract/armazem/separacao'
import { findLinhas, checkContagem, volumeAberto } from '@app/rules/armazem/conferencia'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beep } from '../../../../platform/device/beep.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { useKeys } from '../../../casca/busca/index.ts'
import { Alvo, Coletor, TypeCode, Grita, refuse, TITULOS_GRITO, useGrito } from '../../coletor/index.ts'
import { CONFERENCIA, returnConferencia, minhaKey } from '../api.ts'
import { useConferencia } from '../fila/use-conferencia.ts'
import { Contagem, type Leitura } from '../parts/contagem.tsx'
import { Diferencas } from '../parts/diferencas.tsx'
import { WeighVolume } from '../parts/weigh-volume.tsx'
import { QualLote } from '../parts/qual-lote.tsx'

type Perguntando = { linhas: LinhaLida[]; codigo: string; quantidade: number | null }
type Typing = { codigo: string; linha: LinhaLida | null }

function Trabalho({ usuario }: { usuario: number }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const onFim = (tipo: 'terminar' | 'voltar', id: number) => {
    if (tipo === 'voltar') {
      toast.success('O pedido voltou à separação.')
      return void navigate({ to: '/conferencia' })
    }
    toast.success('Conferência terminada.')
    return void navigate({ to: '/conferencia/$id/etiquetas', params: { id: String(id) } })
  }
  const { query, pedido, guardados, desde, act, conflito, clearConflito } = useConferencia(usuario, onFim)
  const [typing, setTyping] = useState<Typing | null>(null)
  const [perguntando, setPerguntando] = useState<Perguntando | null>(null)
  const [lidas, setLidas] = useState<readonly Leitura[]>([])
  const [pesando, setPesando] = useState(false)
  /** For which count the end was put off, so that it is not asked again before another reading. */
  const [adiado, setAdiado] = useState(0)

  const volume = pedido ? volumeAberto(pedido.volumes) : 1
  const { shout, cry, endShout } = useGrito('O pedido mudou', { conflito, clearConflito })
  const count = (linha: LinhaLida, codigo: string, quantidade: number) => {
    if (!pedido) return
    const held =
      pedido.contagem.find((one) => one.volume === volume && one.saldo === linha.saldo)?.quantidade ?? 0
    const wrong = checkContagem(linha, held, quantidade)
    if (wrong)
      return cry({ titulo: 'Quantidade errada', texto: 'Este produto só aceita quantidade inteira.' })
    beep(true)
    setLidas((before) => [...before, { saldo: linha.saldo, volume, quantidade }])
    act(pedido.pedido, { tipo: 'ler', saldo: linha.saldo, codigo, quantidade, volume })
  }
  const add = (codigo: string, given: number | null) => {
    if (!pedido) return refuse()
    const lugar = { ano: Number(today().slice(0, 4)), origem: location.origin }
    const achado = findLinhas(codigo, pedido.linhas, lugar)
    if (!achado.ok)
      return cry({
        titulo: TITULOS_GRITO[achado.code],
        leu: { nome: codigo, detalhe: 'não está neste pedido: separe da carga' },
      })
    const quantidade = given ?? achado.quantidade
    const [linha] = achado.linhas
    if (achado.linhas.length > 1 || !linha)
      return setPerguntando({ linhas: achado.linhas, codigo, quantidade })
    if (quantidade === null && !linha.inteiro) return setTyping({ codigo, linha })
    return count(linha, codigo, quantidade ?? 1)
  }
  const asked = shout !== null || typing !== null || perguntando !== null
  const pronto = pedido?.completo === true && guardados === 0 && lidas.length > adiado
  const pesar = pesando || pronto
  const onCode = (codigo: string) => {
    // Nothing counts while a question is open, so that no reading is lost unseen.
    if (asked || pesar || (pedido?.diferencas?.length ?? 0) > 0) return refuse()
    return add(codigo, null)
  }
  useKeys({ onScan: onCode, onKey: () => undefined, onPalette: () => undefined })

  const desfazer = () => {
    const last = lidas.at(-1)
    if (!pedido || !last) return
    setLidas((before) => before.slice(0, -1))
    act(pedido.pedido, { tipo: 'ler', ...last, codigo: null, quantidade: -last.quantidade })
  }
  const fecharVolume = (peso: number) => {
    if (!pedido) return
    setPesando(false)
    setLidas([])
    setAdiado(0)
    act(pedido.pedido, { tipo: 'volume', numero: volume, peso })
    if (pedido.completo) act(pedido.pedido, { tipo: 'terminar' })
  }
  const fecharContagem = () => {
    if (!pedido) return
    if (!pedido.completo) act(pedido.pedido, { tipo: 'fechar' })
    else if (pedido.contagem.some((one) => one.volume === volume)) setPesando(true)
    else act(pedido.pedido, { tipo: 'terminar' })
  }
  const devolver = async (id: number) => {
    try {
      client.setQueryData(minhaKey, await returnConferencia(id))
      await client.invalidateQueries({ queryKey: CONFERENCIA })
    } catch (error) {
      toast.error(describeError(error))
    }
  }
  const diferem = pedido?.diferencas?.length ?? 0
  const frame = {
    usuario,
    title:
      diferem > 0
        ? formatCount(diferem, 'diferença', 'diferenças')
        : pedido
          ? `Conferir ${pedido.numeroPedido}`
          : 'Conferência',
    ...(pedido && {
      detail: diferem > 0 ? `Pedido ${pedido.numeroPedido}` : `${pedido.cliente} · volume ${volume}`,
    }),
    onBack: () => void navigate({ to: '/conferencia' }),
    rede: { desde, guardados },
  }
  if (shout)
    return (
      <Coletor {...frame}>
        <Grita grito={shout} button="Entendi" onClose={endShout} />
      </Coletor>
    )
  if (!pedido || pedido.situacao !== 'EM_SEPARACAO')
    return (
      <Coletor {...frame}>
        <Alvo
          query={query}
          loading={pedido === undefined}
          titulo={pedido ? 'O pedido saiu da conferência' : 'Nada com você'}
          texto={pedido ? 'O que foi contado não vale mais.' : 'Escolha na fila o que vai conferir.'}
        >
          {pedido ? (
            <Button onClick={() => void devolver(pedido.pedido)}>Deixar este pedido</Button>
          ) : (
            <ButtonLink look="filled" to="/conferencia">
              Ver a fila
            </ButtonLink>
          )}
        </Alvo>
      </Coletor>
    )
  const { pedido: id, diferencas } = pedido
  return (
    <Coletor {...frame}>
      {diferencas && diferencas.length > 0 ? (
        <Diferencas
          pedido={pedido}
          diferencas={diferencas}
          onRecontar={(saldo) => {
            setLidas([])
            act(id, { tipo: 'recontar', saldo })
          }}
          onVoltar={() => act(id, { tipo: 'voltar' })}
          onContar={() => client.setQueryData(minhaKey, [{ ...pedido, diferencas: null }])}
        />
      ) : (
        <Contagem
          pedido={pedido}
          volume={volume}
          ultima={lidas.at(-1) ?? null}
          onCode={onCode}
          onDesfazer={desfazer}
          onDigitar={() => setTyping({ codigo: '', linha: null })}
          onVolume={() => setPesando(true)}
          onFechar={fecharContagem}
        />
      )}
      {pesar && (
        <WeighVolume
          volume={volume}
          ultimo={pedido.completo}
          onClose={() => {
            setPesando(false)
            setAdiado(lidas.length)
          }}
          onDone={fecharVolume}
        />
      )}
      {perguntando && (
        <QualLote
          linhas={perguntando.linhas}
          onClose={() => setPerguntando(null)}
          onDone={(linha) => {
            setPerguntando(null)
            if (perguntando.quantidade === null && !linha.inteiro)
              setTyping({ codigo: perguntando.codigo, linha })
            else count(linha, perguntando.codigo, perguntando.quantidade ?? 1)
          }}
        />
      )}
      {typing && (
        <TypeCode
          opened
          codigo={typing.codigo}
          quantidade={1}
          unidade={typing.linha?.unidade ?? ''}
          onClose={() => setTyping(null)}
          onDone={(codigo, quantidade) => {
            setTyping(null)
            if (typing.linha && codigo === typing.codigo) count(typing.linha, codigo, quantidade)
            else add(codigo, quantidade)
          }}
        />
      )}
    </Coletor>
  )
}

/** /conferencia/coletor: the order that is checked, reading after reading. */
export function CheckPedido() {
  const user = useUser()
  return user && <Trabalho usuario={user.id} />
}
