import {
  ATO_FECHAMENTO_LABELS,
  type Fechamento,
  type FechamentoLinha,
} from '@app/contract/assistencia/financeiro'
import { useRef, useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { today } from '../../../../platform/text/time.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { doAto } from '../api.ts'
import { formatMes } from './mes.ts'

/** The open question: an act, with its line if it has one. */
export type Pedido =
  | { ato: 'contestar' | 'glosar' | 'responder' | 'aceitarGlosa'; linha: FechamentoLinha }
  | { ato: 'ajustar' | 'aprovar' | 'pagar'; linha?: undefined }

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
  pagar: 'Pagamento registrado.',
}

/** The one text of each act, with its field's label. */
const TEXTOS = {
  contestar: ['mensagem', 'Mensagem'],
  responder: ['resposta', 'Resposta'],
  glosar: ['motivo', 'Motivo'],
  ajustar: ['motivo', 'Motivo'],
} as const

/** Asks for the data of an act on a closing or on one of its lines, and performs it. */
export function AtoDialog({ fechamento, pedido: { ato, linha }, onClose, onDone }: Props) {
  const [texto, setTexto] = useState('')
  const [valor, setValor] = useState<number | null>(linha?.valorFinal ?? null)
  const [data, setData] = useState<string | null>(today())
  const [comprovante, setComprovante] = useState('')
  const [numero, setNumero] = useState('')
  const [nota, setNota] = useState<number | null>(fechamento.resumo.total)
  const [dispensada, setDispensada] = useState(false)
  const [tried, setTried] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const key = useRef(randomId())
  const campo = ato in TEXTOS ? TEXTOS[ato as keyof typeof TEXTOS] : null
  const pedeValor = ato === 'responder' || ato === 'ajustar'
  const falta =
    (campo !== null && texto.trim() === '') ||
    (pedeValor && valor === null) ||
    (ato === 'pagar' && (data === null || (!dispensada && (numero.trim() === '' || nota === null))))
  const need = (is: boolean, label: string) => (tried && is ? requiredText(label) : undefined)
  const { busy, run } = useTask(async () => {
    setTried(true)
    if (falta) return
    const body = {
      versao: fechamento.versao,
      ...(linha && { linha: { id: linha.id } }),
      ...(campo && { [campo[0]]: texto.trim() }),
      ...(pedeValor && { valor }),
      ...(ato === 'pagar' && {
        data,
        comprovante: comprovante.trim() || null,
        dispensada,
        nfse: dispensada ? null : { numero: numero.trim(), valor: nota },
      }),
    }
    try {
      onDone(await doAto(fechamento.id, ato, body, key.current))
      toast.success(DITO[ato])
      onClose()
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={ATO_FECHAMENTO_LABELS[ato]}
      subtitle={linha ? linha.descricao : `${fechamento.posto.nomeFantasia} · ${formatMes(fechamento.mes)}`}
      act={{ label: ATO_FECHAMENTO_LABELS[ato], run, busy, danger: ato === 'glosar' }}
    >
      <div className="pilha">
        {trouble && (
          <Faixa tone="error" title="Nada foi alterado.">
            {trouble}
          </Faixa>
        )}
        {ato === 'aprovar' && (
          <p>
            Aprova {formatMoney(fechamento.resumo.total)}. Depois disso o fechamento não muda mais: uma OS
            reaberta entra como ajuste no mês aberto seguinte.
          </p>
        )}
        {ato === 'aceitarGlosa' && <p>O posto aceita que esta linha não seja paga.</p>}
        {ato === 'glosar' && <p>A linha passa a valer zero. O posto tem 10 dias para contestar.</p>}
        {ato === 'responder' && linha?.contestacao && <blockquote>{linha.contestacao}</blockquote>}
        {ato === 'pagar' && (
          <>
            <DayField
              label="Data do pagamento"
              required
              value={data}
              error={need(data === null, 'Data do pagamento')}
              onChange={setData}
            />
            <TextField
              label="Comprovante"
              help="Como o banco identifica o pagamento."
              maxLength={120}
              value={comprovante}
              onChange={setComprovante}
            />
            <SwitchField label="Nota de serviço dispensada" value={dispensada} onChange={setDispensada} />
            {!dispensada && (
              <>
                <TextField
                  label="Número da NFS-e"
                  required
                  maxLength={40}
                  value={numero}
                  error={need(numero.trim() === '', 'Número da NFS-e')}
                  onChange={setNumero}
                />
                <NumberField
                  label="Valor da NFS-e"
                  required
                  value={nota}
                  format={formatMoney}
                  error={need(nota === null, 'Valor da NFS-e')}
                  onChange={setNota}
                />
              </>
            )}
          </>
        )}
        {pedeValor && (
          <NumberField
            label={ato === 'ajustar' ? 'Valor do ajuste' : 'Valor a pagar'}
            required
            help={ato === 'ajustar' ? 'Com sinal de menos, desconta.' : 'O mesmo valor mantém a linha.'}
            value={valor}
            format={formatMoney}
            error={need(valor === null, ato === 'ajustar' ? 'Valor do ajuste' : 'Valor a pagar')}
            onChange={setValor}
          />
        )}
        {campo && (
          <TextAreaField
            label={campo[1]}
            required
            rows={3}
            maxLength={campo[0] === 'motivo' ? 300 : 500}
            value={texto}
            error={need(texto.trim() === '', campo[1])}
            onChange={setTexto}
          />
        )}
      </div>
    </Dialog>
  )
}
