import type { FotoCarregamento, FotoFalta, FotosCarregamento } from '@app/contract/armazem/expedicao'
import { IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import type { FotoLida } from '../../../../ui/media/foto.ts'
import { Foto } from '../../../../ui/media/foto-imagem.tsx'
import { FotoLista } from '../../../../ui/media/foto-lista.tsx'
import { FotoTile } from '../../../../ui/media/foto-tile.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { addFotos, fotoQuery, fotosQuery, removeFoto } from '../api.ts'

const words = ({ em, autor }: FotoCarregamento) =>
  [formatDateTime(em), autor && `por ${autor}`].filter(Boolean).join(' ')

function FotoGuardada({ foto, name }: { foto: FotoCarregamento; name: string }) {
  const { data, isError } = useQuery(fotoQuery(foto.id))
  return <Foto blob={data} failed={isError} alt={`${name}: ${words(foto)}`} />
}

/** The shelves where a picker did not find what the order wants. */
const FotosDasFaltas = ({ fotos }: { fotos: readonly FotoFalta[] }) => (
  <section className="cartao" aria-labelledby="faltas">
    <header>
      <h2 id="faltas">Fotos do que faltou</h2>
      <span className="fim num t2 sm">{fotos.length}</span>
    </header>
    <div className="corpo">
      <FotoLista>
        {fotos.map((foto) => (
          <li key={foto.id}>
            <FotoGuardada foto={foto} name={foto.descricao} />
            <small className="t2">
              {foto.descricao}
              {foto.lote && ` · lote ${foto.lote}`} · {words(foto)}
            </small>
          </li>
        ))}
      </FotoLista>
    </div>
  </section>
)

/** How an order was loaded, in pictures: taken at the dock, proof once the order has left; and what was not found. */
export function FotosDoCarregamento({ pedido }: { pedido: number }) {
  const client = useQueryClient()
  const query = fotosQuery(pedido)
  const { data, error, refetch, isFetching } = useQuery(query)
  useRefresh(query.queryKey, 'pedido', pedido)
  const [removing, setRemoving] = useState<FotoCarregamento | null>(null)
  const put = (answer: FotosCarregamento) => void client.setQueryData(query.queryKey, answer)
  const add = useTask((fotos: FotoLida[]) => addFotos(pedido, fotos).then(put).catch(tellFailure))
  const remove = async (id: number) => {
    await removeFoto(id).then(put).catch(tellFailure)
    setRemoving(null)
  }
  // Who cannot add any sees the card only when there is something in it.
  if (!error && (!data || (data.fotos.length === 0 && data.faltas.length === 0 && !data.inclui))) return null
  const { fotos = [], faltas = [], maximo = 0, inclui = false, retira = false } = data ?? {}
  const carregamento = error !== null || fotos.length > 0 || inclui
  return (
    <>
      {faltas.length > 0 && <FotosDasFaltas fotos={faltas} />}
      {carregamento && (
        <section className="cartao" aria-labelledby="carregamento">
          <header>
            <h2 id="carregamento">Fotos do carregamento</h2>
            <span className="fim num t2 sm">
              {fotos.length} de {maximo}
            </span>
          </header>
          {data ? (
            <div className="corpo">
              <FotoLista>
                {fotos.map((foto, at) => (
                  <li key={foto.id}>
                    <FotoGuardada foto={foto} name={`Foto ${at + 1} do carregamento`} />
                    <small className="t2 num">{words(foto)}</small>
                    {retira && (
                      <Button small icon={IconX} iconOnly onClick={() => setRemoving(foto)}>
                        Retirar a foto {at + 1}
                      </Button>
                    )}
                  </li>
                ))}
                {inclui && fotos.length < maximo && (
                  <li>
                    <FotoTile label="Fotografar" busy={add.busy} onFotos={add.run} />
                  </li>
                )}
              </FotoLista>
              {inclui && !retira && <p className="ajuda">O pedido já saiu: as fotos ficam como prova.</p>}
            </div>
          ) : (
            <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
          )}
          <ConfirmDialog
            opened={removing !== null}
            title="Retirar a foto?"
            confirmLabel="Retirar foto"
            danger
            onCancel={() => setRemoving(null)}
            onConfirm={async () => {
              if (removing) await remove(removing.id)
            }}
          >
            <p>A foto {removing && words(removing)} sai do pedido. O histórico diz que ela foi retirada.</p>
          </ConfirmDialog>
        </section>
      )}
    </>
  )
}
