import { consumidorView } from '@app/contract/registers/consumidor'
import { IconDownload, IconUserOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FichaLink } from './ficha-link.tsx'
import { useCan } from '../../../../platform/session/abilities.ts'
import { download } from '../../../../platform/http/download.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { send } from '../../../../platform/http/http.ts'
import { AnonymiseDialog } from '../../../../register/anonymise-dialog.tsx'
import { RecordActions } from '../../../../register/record/record-actions.tsx'
import { isAnonymised, mergedInto, nameOf } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'

const path = ({ id }: RegisterRecord, what: string) => `/consumidor/${id}/${what}`

/** History, deletion and LGPD of a consumer. */
export function ConsumidorActions({ record }: { record: RegisterRecord }) {
  const client = useQueryClient()
  const canEdit =
    useCan(consumidorView.abilities.edit) && !isAnonymised(record) && mergedInto(record) === null
  const [asking, setAsking] = useState(false)
  const anonymise = async () => {
    try {
      await send(path(record, 'anonimizar'), { method: 'POST' })
      await client.invalidateQueries({ queryKey: [consumidorView.name] })
      toast.success('Os dados do consumidor foram removidos.')
    } catch (error) {
      toast.error(describeError(error))
    }
    setAsking(false)
  }
  const more = [
    {
      label: 'Exportar os dados da pessoa',
      icon: IconDownload,
      onSelect: () =>
        void download(path(record, 'dados'), `dados-consumidor-${record.id}.json`).catch(tellFailure),
    },
    { label: 'Anonimizar', icon: IconUserOff, danger: true, onSelect: () => setAsking(true) },
  ]
  return (
    <>
      <FichaLink view={consumidorView} record={record} />
      <RecordActions view={consumidorView} record={record} more={canEdit ? more : []} />
      <AnonymiseDialog
        opened={asking}
        title="Anonimizar este consumidor?"
        name={nameOf(consumidorView, record)}
        onConfirm={anonymise}
        onCancel={() => setAsking(false)}
      >
        <p>
          Nome, documento, contato e endereço são apagados para sempre, e os links deixam de abrir. As OS
          ficam, sem o nome. A prova de um orçamento respondido fica por cinco anos, só para a administração
          do fabricante; as fotos das outras OS são apagadas agora.
        </p>
      </AnonymiseDialog>
    </>
  )
}
