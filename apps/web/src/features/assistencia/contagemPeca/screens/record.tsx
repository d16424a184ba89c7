import { ACAO_CONTAGEM_LABELS, type ContagemPeca } from '@app/contract/assistencia/contagemPeca'
import { IconArrowBackUp, IconBan, IconRepeat } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { ActionMenu } from '../../../../ui/dialog/action-menu.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { contagemKey, contagemQuery } from '../api.ts'
import { AtoDialog, type Ato } from '../parts/ato-dialog.tsx'
import { CountCard } from '../parts/count-card.tsx'
import { DiferencasCard } from '../parts/diferencas-card.tsx'
import { ContagemSituacao } from '../parts/situacao.tsx'

const ICONS = { pedirSegunda: IconRepeat, reabrir: IconArrowBackUp, cancelar: IconBan }

const Contando = ({ contagem, onAto }: { contagem: ContagemPeca; onAto: (ato: Ato) => void }) => (
  <div className="formulario">
    <div className="formulario-corpo">
      <CountCard contagem={contagem} />
    </div>
    {contagem.proximasAcoes.includes('fechar') && (
      <div className="rodape">
        <div className="fim">
          <Button look="filled" onClick={() => onAto('fechar')}>
            {ACAO_CONTAGEM_LABELS.fechar}
          </Button>
        </div>
      </div>
    )}
  </div>
)

/** /contagemPeca/{id}: the counting, and then what differs. */
export function ContagemPecaRecord({ id }: { id: number }) {
  const client = useQueryClient()
  useRefresh(contagemKey(id), 'contagemPeca', id)
  const query = useQuery(contagemQuery(id))
  const [ato, setAto] = useState<Ato | null>(null)
  const { data } = query
  const onDone = (contagem: ContagemPeca) => {
    client.setQueryData(contagemKey(id), contagem)
    void client.invalidateQueries({ queryKey: ['contagemPeca', 'lista'] })
    void client.invalidateQueries({ queryKey: ['estoquePeca'] })
  }
  return (
    <Page
      title={`Contagem ${id}`}
      subtitle={data && `${data.descricao} · ${data.posto.nomeFantasia} · ${formatDateTime(data.criadoEm)}`}
      back="/contagemPeca"
      status={
        data && (
          <span className="so-mesa">
            <ContagemSituacao situacao={data.situacao} />
          </span>
        )
      }
      actions={
        data && (
          <>
            {data.proximasAcoes.includes('pedirSegunda') && (
              <Button small className="so-mesa" icon={IconRepeat} onClick={() => setAto('pedirSegunda')}>
                {ACAO_CONTAGEM_LABELS.pedirSegunda}
              </Button>
            )}
            <History entidade="contagemPeca" id={id} subtitle={data.descricao} />
            <ActionMenu
              actions={(['pedirSegunda', 'reabrir', 'cancelar'] as const)
                .filter((one) => data.proximasAcoes.includes(one))
                .map((one) => ({
                  label: ACAO_CONTAGEM_LABELS[one],
                  icon: ICONS[one],
                  danger: one === 'cancelar',
                  onSelect: () => setAto(one),
                }))}
            />
          </>
        )
      }
    >
      {data?.motivo && (
        <Faixa tone="info" title="Contagem cancelada.">
          {data.motivo}
        </Faixa>
      )}
      {!data && <LoadingCard query={query} />}
      {data &&
        (data.situacao === 'ABERTA' || data.situacao === 'SEGUNDA' ? (
          <Contando contagem={data} onAto={setAto} />
        ) : (
          <DiferencasCard contagem={data} onDone={onDone} onEncerrar={() => setAto('encerrar')} />
        ))}
      {data && ato && <AtoDialog contagem={data} ato={ato} onClose={() => setAto(null)} onDone={onDone} />}
    </Page>
  )
}
