import {
  IconDownload,
  IconFileTypePdf,
  IconLink,
  IconPrinter,
  IconUnlink,
  IconArrowBackUp,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Nota } from '@app/contract/armazem/nota'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { History } from '../../../../register/record/history.tsx'
import { ActionMenu } from '../../../../ui/dialog/action-menu.tsx'
import type { MenuAction } from '../../../../ui/dialog/action-menu.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { downloadDanfe, downloadNota, notaKey, notaQuery, NOTAS, updateNota } from '../api.ts'
import { EstornoDialog } from '../recebimento/estorno-dialog.tsx'
import { wordsDe } from '../recebimento/lancamento.ts'
import { LinkDialog } from '../formulario/link-dialog.tsx'
import { NotaSituacaoBadge } from '../formulario/nota-situacao.tsx'
import { NotaGuardada } from '../formulario/nota-guardada.tsx'
import { formatNumeroNota } from '@app/rules/armazem/danfe'

type Dialogo = 'estorno' | 'ligar' | null

/** /notas/edit/{id}: a stored note with its receipt and order (spec §2). */
export function EditNota({ id }: { id: number }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery(notaQuery(id))
  const nota = query.data
  const canImport = useCan('NOTA_IMPORTAR')
  const phone = usePhone()
  const [dialogo, setDialogo] = useState<Dialogo>(null)
  useRefresh(notaKey(id), 'nota', id)
  const take = (fresh: Nota) => {
    client.setQueryData(notaKey(id), fresh)
    void client.invalidateQueries({ queryKey: NOTAS })
    void client.invalidateQueries({ queryKey: ['auditoria', 'nota', id] })
  }
  const unlink = async (from: Nota) => {
    try {
      take(await updateNota(id, { pedido: null, versao: from.versao }))
      toast.success('Nota desligada do pedido.')
    } catch (failure) {
      toast.error(describeError(failure))
    }
  }
  const close = () => setDialogo(null)
  const fetchXml = (from: Nota) => downloadNota(id, from.arquivo.filename).catch(tellFailure)
  const actions: MenuAction[] = nota
    ? [
        ...(phone
          ? [
              {
                label: 'Espelho DANFE',
                icon: IconPrinter,
                onSelect: () => void navigate({ to: `/notas/${id}/imprimir/danfe` }),
              },
            ]
          : []),
        {
          label: 'Baixar DANFE em PDF',
          icon: IconFileTypePdf,
          onSelect: () => void downloadDanfe(nota).catch(tellFailure),
        },
        { label: 'Baixar XML', icon: IconDownload, onSelect: () => void fetchXml(nota) },
        ...(canImport && !nota.pedido
          ? [{ label: 'Ligar a um pedido', icon: IconLink, onSelect: () => setDialogo('ligar') }]
          : []),
        ...(canImport && nota.pedido
          ? [{ label: 'Desligar do pedido', icon: IconUnlink, onSelect: () => void unlink(nota) }]
          : []),
        ...(nota.podeEstornar
          ? [
              {
                label: wordsDe(nota).estornar,
                icon: IconArrowBackUp,
                danger: true,
                onSelect: () => setDialogo('estorno'),
              },
            ]
          : []),
      ]
    : []

  return (
    <Page
      title={nota ? `NF-e ${formatNumeroNota(nota.numero)}` : 'Nota fiscal'}
      subtitle={nota && `${nota.cliente.nomeFantasia} · de ${nota.emitente.nome ?? nota.emitente.documento}`}
      back="/notas/list"
      status={
        nota && (
          <span className="so-mesa">
            <NotaSituacaoBadge situacao={nota.situacao} />
          </span>
        )
      }
      actions={
        nota && (
          <>
            {!phone && (
              <ButtonLink small icon={IconPrinter} iconOnPhone to={`/notas/${id}/imprimir/danfe`}>
                Espelho DANFE
              </ButtonLink>
            )}
            <History
              entidade="nota"
              id={id}
              subtitle={`NF-e ${formatNumeroNota(nota.numero)} · ${nota.cliente.nomeFantasia}`}
            />
            <ActionMenu actions={actions} />
          </>
        )
      }
    >
      {nota ? (
        <>
          <NotaGuardada
            nota={nota}
            onNota={take}
            onReload={async () => (await query.refetch()).data}
            onLeave={() => void navigate({ to: '/notas/list' })}
          />
          <EstornoDialog nota={nota} opened={dialogo === 'estorno'} onClose={close} onDone={take} />
          <LinkDialog nota={nota} opened={dialogo === 'ligar'} onClose={close} onDone={take} />
        </>
      ) : (
        <LoadingCard query={query} label="Nota fiscal" />
      )}
    </Page>
  )
}
