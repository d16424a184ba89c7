import { formatQuantidade } from '@app/rules/casca/quantidade'
import { readEtiqueta } from '@app/rules/armazem/separacao'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { beep } from '../../../../platform/device/beep.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { parseNumber } from '../../../../platform/text/parse.ts'
import { today } from '../../../../platform/text/time.ts'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { useKeys } from '../../../casca/busca/index.ts'
import {
  Alvo,
  Coletor,
  Grita,
  nameOf,
  refuse,
  TITULOS_GRITO,
  typeKey,
  useGrito,
} from '../../coletor/index.ts'
import { useContagem } from '../fila/use-contagem.ts'
import { CountLote } from '../parts/count-lote.tsx'

/** What was typed or read of a lot that is not counted yet. */
type Aqui = { linha: number; texto: string; codigo: string | null }

function Trabalho({ id, usuario }: { id: number; usuario: number }) {
  const navigate = useNavigate()
  const { query, contagem, guardados, desde, contar, conflito, clearConflito } = useContagem(id, usuario)
  const [aqui, setAqui] = useState<Aqui | null>(null)
  const linha = contagem?.linhas.find((one) => one.id === aqui?.linha) ?? contagem?.linhas[0]
  const texto = linha && aqui?.linha === linha.id ? aqui.texto : ''
  const codigo = linha && aqui?.linha === linha.id ? aqui.codigo : null
  const { shout, cry, endShout } = useGrito('Não contou', { conflito, clearConflito })

  const done = (quantidade: number) => {
    if (!linha) return
    beep(true)
    setAqui(null)
    contar({ linha: linha.id, vez: linha.vez, quantidade, codigo })
  }
  const onCode = (lido: string) => {
    if (!linha || !contagem || shout) return refuse()
    const lugar = { ano: Number(today().slice(0, 4)), origem: location.origin }
    const outcome = readEtiqueta(lido, linha, contagem.linhas, lugar)
    if (outcome.ok) {
      beep(true)
      const soma = (parseNumber(texto) ?? 0) + (outcome.quantidade ?? 1)
      return setAqui({ linha: linha.id, texto: formatQuantidade(soma).replaceAll('.', ''), codigo: lido })
    }
    // A label of another lot of the list, before anything was counted here: the person stands there.
    if (outcome.lida && texto === '') {
      beep(true)
      return setAqui({ linha: outcome.lida.id, texto: '1', codigo: lido })
    }
    return cry({
      titulo: TITULOS_GRITO[outcome.code],
      texto: `Aqui se conta ${linha.descricao}, ${linha.lote ? `lote ${linha.lote}` : 'sem lote'}.`,
      leu: outcome.lida ? nameOf(outcome.lida) : { nome: lido, detalhe: 'não está nesta contagem' },
    })
  }
  useKeys({ onScan: onCode, onKey: () => undefined, onPalette: () => undefined })

  const leave = () => void navigate({ to: '/contagem' })
  const frame = {
    usuario,
    title: linha?.vez === 2 ? 'Segunda contagem' : `Contagem ${id}`,
    ...(contagem && { detail: contagem.descricao }),
    onBack: leave,
    count: contagem && contagem.total > 0 ? { done: contagem.feitas, total: contagem.total } : undefined,
    rede: { desde, guardados },
  }
  if (shout)
    return (
      <Coletor {...frame}>
        <Grita grito={shout} button="Entendi" onClose={endShout} />
      </Coletor>
    )
  if (!contagem || !linha)
    return (
      <Coletor {...frame}>
        <Alvo
          query={query}
          loading={!contagem}
          titulo={contagem?.encerrada ? 'A contagem foi encerrada' : 'Nada mais para você contar'}
          texto={
            contagem && !contagem.encerrada && contagem.feitas < contagem.total
              ? 'O que difere do sistema espera a segunda contagem, de outra pessoa.'
              : 'Tudo desta lista está contado.'
          }
        >
          <ButtonLink look="filled" to="/contagem">
            Ver as contagens
          </ButtonLink>
        </Alvo>
      </Coletor>
    )
  return (
    <Coletor {...frame}>
      <CountLote
        linha={linha}
        texto={texto}
        onTecla={(tecla) => setAqui({ linha: linha.id, texto: typeKey(texto, tecla), codigo })}
        onCode={onCode}
        onVazio={() => done(0)}
        onContei={() => {
          const quantidade = parseNumber(texto)
          if (quantidade !== null) done(quantidade)
        }}
      />
    </Coletor>
  )
}

/** /contagem/{id}/coletor: the lots of a list, one after another. */
export function CountContagem({ id }: { id: number }) {
  const user = useUser()
  return user && <Trabalho id={id} usuario={user.id} />
}
