import type { Fechamento } from '@app/contract/assistencia/financeiro'
import { useState } from 'react'
import { formatMoney } from '../../../../platform/text/format.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { ProvaField, useProva } from '../../prova/index.ts'

/** The post's note of service as it is typed; what the post has sent is filled in. */
export const useNota = ({ nota, resumo }: Fechamento) => {
  const [numero, setNumero] = useState(nota?.numero ?? '')
  const [valor, setValor] = useState<number | null>(nota?.valor ?? resumo.total)
  const prova = useProva()
  return {
    numero,
    setNumero,
    valor,
    setValor,
    prova,
    enviada: nota?.arquivo ?? null,
    ready: numero.trim() !== '' && valor !== null,
    read: async () => ({ numero: numero.trim(), valor, arquivo: await prova.read() }),
  }
}

type Props = { nota: ReturnType<typeof useNota>; asked: boolean }

/** Number, value and file of a note of service. */
export function NotaCampos({ nota, asked }: Props) {
  const { numero, setNumero, valor, setValor, prova, enviada } = nota
  return (
    <>
      <TextField
        label="Número da NFS-e"
        required
        maxLength={40}
        value={numero}
        error={asked && numero.trim() === '' ? requiredText('Número da NFS-e') : undefined}
        onChange={setNumero}
      />
      <NumberField
        label="Valor da NFS-e"
        required
        value={valor}
        format={formatMoney}
        error={asked && valor === null ? requiredText('Valor da NFS-e') : undefined}
        onChange={setValor}
      />
      <ProvaField label="Arquivo da NFS-e" prova={prova} />
      {enviada && !prova.file && <p className="t2 sm">Sem outro arquivo, fica {enviada.filename}.</p>}
    </>
  )
}
