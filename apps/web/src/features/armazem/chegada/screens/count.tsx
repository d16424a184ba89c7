import type { Chegada, LoteContadoChegada } from '@app/contract/armazem/chegada'
import { readChegada } from '@app/rules/armazem/chegada'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { beep } from '../../../../platform/device/beep.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { parseNumber } from '../../../../platform/text/parse.ts'
import { today } from '../../../../platform/text/time.ts'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { useKeys } from '../../../casca/busca/index.ts'
import { Alvo, Coletor, typeKey, Grita, refuse, TITULOS_GRITO, useGrito } from '../../coletor/index.ts'
import { useChegada } from '../fila/use-chegada.ts'
import { CountLinha } from '../parts/count-linha.tsx'
import { Fechada } from '../parts/fechada.tsx'
import { Linhas } from '../parts/linhas.tsx'
import { lotesDe } from '../parts/lotes.tsx'
import type { Lote } from '../parts/words.ts'

/** What is in the hand: a line, its lot, and what was typed or read and not yet added. */
type Aqui = { posicao: number; lote: Lote | null; avaria: boolean; texto: string; codigo: string | null }

/** A line is begun with its lot where there is only one to choose. */
const begin = (chegada: Chegada, posicao: number): Aqui => {
  const linha = chegada.linhas.find((one) => one.posicao === posicao)
  const lotes = linha ? lotesDe(linha, null) : []
  return {
    posicao,
    lote: lotes.length === 1 ? (lotes[0] ?? null) : null,
    avaria: false,
    texto: '',
    codigo: null,
  }
}

const plain = (quantidade: number) => formatQuantidade(quantidade).replaceAll('.', '')

function Trabalho({ nota, usuario }: { nota: number; usuario: number }) {
  const navigate = useNavigate()
  const [fim, setFim] = useState(false)
  const [aqui, setAqui] = useState<Aqui | null>(null)
  /** The closed count was left to count on; the server hears of it with the next act. */
  const [abre, setAbre] = useState(false)
  const trabalho = useChegada(nota, usuario, () => setFim(true))
  const { query, chegada, guardados, desde, act, conflito, clearConflito, putFotos, waiting } = trabalho
  const linha = chegada?.linhas.find(({ posicao }) => posicao === aqui?.posicao)
  const { shout, cry, endShout } = useGrito('Não contou', { conflito, clearConflito })

  /** Adds what is in the hand; without a lot, it says so. */
  const add = (now: Aqui): boolean => {
    const quantidade = parseNumber(now.texto)
    if (quantidade === null || quantidade === 0) return true
    if (now.lote === null) {
      cry({ titulo: 'De que lote?', texto: 'Escolha o lote do que já contou antes de ler outro.' })
      return false
    }
    const { posicao, lote, avaria, codigo } = now
    act({ tipo: 'contar', posicao, ...lote, avaria, quantidade, codigo })
    return true
  }
  const onCode = (lido: string) => {
    if (!chegada || shout || fim || (chegada.divergencias !== null && !abre)) return refuse()
    const lugar = { ano: Number(today().slice(0, 4)), origem: location.origin }
    const outcome = readChegada(lido, chegada.linhas, aqui?.posicao ?? null, lugar)
    if (!outcome.ok) {
      const quem = { nome: lido, detalhe: 'não está nesta nota' }
      return cry({ titulo: TITULOS_GRITO[outcome.code], leu: quem })
    }
    const { posicao, quantidade } = outcome
    const target = chegada.linhas.find((one) => one.posicao === posicao)
    const named =
      outcome.lote === null
        ? null
        : {
            lote: outcome.lote,
            validade:
              outcome.validade ?? target?.lotes.find((one) => one.lote === outcome.lote)?.validade ?? null,
          }
    const same =
      aqui?.posicao === posicao &&
      (named === null || (named.lote === aqui.lote?.lote && named.validade === aqui.lote.validade))
    if (aqui && !same && !add(aqui)) return
    beep(true)
    const base = same ? aqui : { ...begin(chegada, posicao), ...(named && { lote: named }) }
    const soma = (parseNumber(base.texto) ?? 0) + (quantidade ?? 1)
    setAqui({ ...base, texto: plain(soma), codigo: lido })
  }
  useKeys({ onScan: onCode, onKey: () => undefined, onPalette: () => undefined })

  const leave = () => void navigate({ to: '/chegada' })
  const contadas = chegada?.linhas.filter(({ contado }) => contado.length > 0).length ?? 0
  const frame = {
    usuario,
    title: chegada ? `Nota ${chegada.numero}` : 'Chegada',
    ...(chegada && { detail: `${chegada.emitente}${chegada.cega ? ' · às cegas' : ''}` }),
    onBack: aqui ? () => setAqui(null) : leave,
    count: chegada && !fim ? { done: contadas, total: chegada.linhas.length } : undefined,
    rede: { desde, guardados },
  }
  if (shout)
    return (
      <Coletor {...frame}>
        <Grita grito={shout} button="Entendi" onClose={endShout} />
      </Coletor>
    )
  const ended = fim || chegada?.terminada === true
  if (!chegada || ended || !chegada.comigo)
    return (
      <Coletor {...frame}>
        <Alvo
          query={query}
          loading={!chegada}
          titulo={ended ? 'Entrou no estoque o que foi contado' : 'Esta nota não está com você'}
          texto={
            ended
              ? 'O que difere da nota foi dito ao cliente; devoluções e avarias esperam inspeção.'
              : 'Tome-a na fila para contar.'
          }
        >
          <ButtonLink look="filled" to="/chegada">
            Ver a fila
          </ButtonLink>
        </Alvo>
      </Coletor>
    )
  if (chegada.divergencias !== null && !abre)
    return (
      <Coletor {...frame} onBack={leave}>
        <Fechada
          chegada={chegada}
          divergencias={chegada.divergencias}
          busy={waiting}
          onRecontar={(posicao) => {
            act({ tipo: 'recontar', posicao })
            setAqui(begin({ ...chegada, linhas: [] }, posicao))
          }}
          onContar={() => setAbre(true)}
          onFotos={putFotos}
          onTerminar={(input) => act({ tipo: 'terminar', ...input })}
        />
      </Coletor>
    )
  if (!aqui || !linha)
    return (
      <Coletor {...frame}>
        <Linhas
          chegada={chegada}
          onLinha={(posicao) => setAqui(begin(chegada, posicao))}
          onCode={onCode}
          onFechar={() => {
            setAbre(false)
            act({ tipo: 'fechar' })
          }}
        />
      </Coletor>
    )
  return (
    <Coletor {...frame}>
      <CountLinha
        nota={nota}
        linha={linha}
        fotos={chegada.fotos}
        lote={aqui.lote}
        avaria={aqui.avaria}
        texto={aqui.texto}
        onLote={(lote) => setAqui({ ...aqui, lote })}
        onAvaria={(avaria) => setAqui({ ...aqui, avaria })}
        onTecla={(tecla) => setAqui({ ...aqui, texto: typeKey(aqui.texto, tecla) })}
        onCode={onCode}
        onContei={() => {
          if (!add(aqui)) return
          beep(true)
          setAqui({ ...aqui, texto: '', codigo: null, avaria: false })
        }}
        onTirar={({ quantidade, ...lote }: LoteContadoChegada) =>
          act({ tipo: 'contar', posicao: linha.posicao, ...lote, quantidade: -quantidade, codigo: null })
        }
        onFotos={putFotos}
        onLinhas={() => setAqui(null)}
      />
    </Coletor>
  )
}

/** /chegada/{id}/coletor: what a note brings, counted line by line. */
export function CountChegada({ nota }: { nota: number }) {
  const user = useUser()
  return user && <Trabalho nota={nota} usuario={user.id} />
}
