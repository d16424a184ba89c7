import type { Fechamento } from '@app/contract/assistencia/financeiro'
import { useRef, useState } from 'react'
import { formatMoney } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { today } from '../../../../platform/text/time.ts'
import { ActDialog } from '../../../../ui/dialog/act-dialog.tsx'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { ProvaField, useProva } from '../../prova/index.ts'
import { doAto } from '../api.ts'
import { formatMes } from './mes.ts'
import { NotaCampos, useNota } from './nota-campos.tsx'
import { RetencoesCampos, type RetencaoDigitada, somaDe } from './retencoes-campos.tsx'

type Props = { fechamento: Fechamento; onClose: () => void; onDone: (fechamento: Fechamento) => void }

const subtitleOf = ({ posto, mes }: Fechamento) => `${posto.nomeFantasia} · ${formatMes(mes)}`

/** The post hands in its note of service for an approved month. */
export function NotaDialog({ fechamento, onClose, onDone }: Props) {
  const nota = useNota(fechamento)
  const key = useRef(randomId())
  return (
    <ActDialog
      title="Enviar NFS-e"
      subtitle={subtitleOf(fechamento)}
      done="NFS-e enviada."
      ready={nota.ready}
      act={async () =>
        doAto(
          fechamento.id,
          'enviarNota',
          { versao: fechamento.versao, nfse: await nota.read() },
          key.current,
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      {(asked) => <NotaCampos nota={nota} asked={asked} />}
    </ActDialog>
  )
}

/** Asks for day, proof, note and withholdings of a payment, and says what the post receives. */
export function PayDialog({ fechamento, onClose, onDone }: Props) {
  const { total } = fechamento.resumo
  const [data, setData] = useState<string | null>(today())
  const [comprovante, setComprovante] = useState('')
  const [dispensada, setDispensada] = useState(false)
  const [retencoes, setRetencoes] = useState<readonly RetencaoDigitada[]>([])
  const nota = useNota(fechamento)
  const prova = useProva()
  const key = useRef(randomId())
  const retido = somaDe(retencoes)
  const faltam = retencoes.some(
    ({ tipo, descricao, valor }) => tipo === '' || !valor || (tipo === 'OUTRA' && descricao.trim() === ''),
  )
  const act = async () =>
    doAto(
      fechamento.id,
      'pagar',
      {
        versao: fechamento.versao,
        data,
        comprovante: comprovante.trim() || null,
        arquivo: await prova.read(),
        dispensada,
        nfse: dispensada ? null : await nota.read(),
        retencoes,
      },
      key.current,
    )
  return (
    <ActDialog
      title="Registrar pagamento"
      subtitle={subtitleOf(fechamento)}
      done="Pagamento registrado."
      ready={data !== null && (dispensada || nota.ready) && !faltam && retido <= total}
      act={act}
      onDone={onDone}
      onClose={onClose}
    >
      {(asked) => (
        <>
          <DayField
            label="Data do pagamento"
            required
            value={data}
            error={asked && data === null ? requiredText('Data do pagamento') : undefined}
            onChange={setData}
          />
          <TextField
            label="Comprovante"
            help="Como o banco identifica o pagamento."
            maxLength={120}
            value={comprovante}
            onChange={setComprovante}
          />
          <ProvaField label="Arquivo do comprovante" prova={prova} />
          <SwitchField label="Nota de serviço dispensada" value={dispensada} onChange={setDispensada} />
          {!dispensada && <NotaCampos nota={nota} asked={asked} />}
          <RetencoesCampos value={retencoes} total={total} asked={asked} onChange={setRetencoes} />
          <p className="linha entre">
            <span>O posto recebe</span>
            <b className="num">{formatMoney(Math.round((total - retido) * 100) / 100)}</b>
          </p>
        </>
      )}
    </ActDialog>
  )
}
