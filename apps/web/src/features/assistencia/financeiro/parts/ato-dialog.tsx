import {
  ATO_FECHAMENTO_LABELS,
  type Fechamento,
  type FechamentoLinha,
} from '@app/contract/assistencia/financeiro'
import { useRef, useState } from 'react'
import { formatCount, formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { ActDialog, ReasonField } from '../../../../ui/dialog/act-dialog.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { ProvaField, useProva } from '../../prova/index.ts'
import { doAto } from '../api.ts'
import { erroDoValorDe } from '../words/erro-do-valor.ts'
import { formatMes } from './mes.ts'

/** The open question: an act, with its line if it has one. */
export type Pedido =
  | {
      ato: 'contestar' | 'glosar' | 'responder' | 'aceitarGlosa'
      linha: FechamentoLinha
      /** Of an answer: it gives the line another value. */
      corrige?: boolean
    }
  | { ato: 'ajustar' | 'aprovar'; linha?: undefined; corrige?: undefined }

type Props = {
  fechamento: Fechamento
  pedido: Pedido
  onClose: () => void
  onDone: (fechamento: Fechamento) => void
}

const DITO = {
  contestar: 'Contestação enviada.',
  aceitarGlosa: 'Glosa aceita.',
  responder: 'Resposta enviada.',
  glosar: 'Linha glosada.',
  ajustar: 'Ajuste incluído.',
  aprovar: 'Fechamento aprovado.',
}

/** The one text of each act, with its field's label. */
const TEXTOS = {
  contestar: ['mensagem', 'Mensagem'],
  responder: ['resposta', 'Resposta'],
  glosar: ['motivo', 'Motivo'],
  ajustar: ['motivo', 'Motivo'],
} as const

/** Asks for the data of an act on a closing or on one of its lines, and performs it. */
export function AtoDialog({ fechamento, pedido: { ato, linha, corrige = false }, onClose, onDone }: Props) {
  const [texto, setTexto] = useState('')
  const [valor, setValor] = useState<number | null>(linha?.valorFinal ?? null)
  const prova = useProva()
  const key = useRef(randomId())
  const campo = ato in TEXTOS ? TEXTOS[ato as keyof typeof TEXTOS] : null
  const pedeValor = corrige || ato === 'ajustar'
  const pedeArquivo = ato === 'contestar' || ato === 'ajustar'
  const nomeDoValor = ato === 'ajustar' ? 'Valor do ajuste' : 'Valor a pagar'
  const erroDoValor = pedeValor ? erroDoValorDe(valor, nomeDoValor, corrige) : undefined
  const falta = (campo !== null && texto.trim() === '') || erroDoValor !== undefined
  const act = async () =>
    doAto(
      fechamento.id,
      ato,
      {
        versao: fechamento.versao,
        ...(linha && { linha: { id: linha.id } }),
        ...(campo && { [campo[0]]: texto.trim() }),
        ...(pedeValor && { valor }),
        ...(pedeArquivo && { arquivo: await prova.read() }),
      },
      key.current,
    )
  return (
    <ActDialog
      title={corrige ? 'Corrigir valor' : ATO_FECHAMENTO_LABELS[ato]}
      subtitle={linha ? linha.descricao : `${fechamento.posto.nomeFantasia} · ${formatMes(fechamento.mes)}`}
      danger={ato === 'glosar'}
      done={DITO[ato]}
      ready={!falta}
      act={act}
      onDone={onDone}
      onClose={onClose}
    >
      {(asked) => (
        <>
          {ato === 'aprovar' && (
            <p>
              Aprova {formatMoney(fechamento.resumo.total)}. Depois disso o fechamento não muda mais: uma OS
              reaberta entra como ajuste no mês aberto seguinte.
              {fechamento.resumo.total < 0 &&
                ' O mês é negativo: nada se paga, e o saldo passa para o mês aberto seguinte.'}
              {fechamento.resumo.total === 0 && ' O mês é zero: nada se paga.'}
            </p>
          )}
          {ato === 'aceitarGlosa' && <p>O posto aceita que esta linha não seja paga.</p>}
          {ato === 'glosar' && (
            <p>
              A linha passa a valer zero. O posto tem {formatCount(fechamento.diasGlosa ?? 0, 'dia', 'dias')}{' '}
              para contestar.
            </p>
          )}
          {ato === 'responder' && linha?.contestacao && <blockquote>{linha.contestacao}</blockquote>}
          {ato === 'responder' && !corrige && <p>A linha continua em {formatMoney(linha.valorFinal)}.</p>}
          {pedeValor && (
            <NumberField
              label={nomeDoValor}
              required
              help={ato === 'ajustar' ? 'Com sinal de menos, desconta.' : undefined}
              value={valor}
              format={formatMoney}
              error={asked ? erroDoValor : undefined}
              onChange={setValor}
            />
          )}
          {campo && (
            <ReasonField
              label={campo[1]}
              maxLength={campo[0] === 'motivo' ? 300 : 500}
              value={texto}
              asked={asked}
              onChange={setTexto}
            />
          )}
          {pedeArquivo && <ProvaField label="Arquivo" prova={prova} />}
        </>
      )}
    </ActDialog>
  )
}
