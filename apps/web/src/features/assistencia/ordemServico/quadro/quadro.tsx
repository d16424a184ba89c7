import styles from './quadro.module.css'
import type { AcaoOs, OrdemServico, OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { ORDENS, ordemQuery, quadroQuery } from '../api.ts'
import { ACAO_ICONS } from '../acoes/acoes.ts'
import { useStartAcao } from '../acoes/use-start-acao.ts'
import { listFilter } from '../lista/list-search.ts'
import type { OsSearch } from '../lista/list-search.ts'
import { useNomeDaOs } from '../ficha/nome.ts'
import { ModoPage } from './modo-page.tsx'
import { Raias } from './raias.tsx'
import { Rapida } from './rapida.tsx'

const AcaoAberta = lazy(() =>
  import('../acoes/acao-aberta.tsx').then((module) => ({ default: module.AcaoAberta })),
)

type Props = { search: OsSearch; onSearch: (search: OsSearch) => void }
type Escolha = { os: OrdemServicoResumo; acoes: readonly AcaoOs[] }

/** Reads the whole order, which tells what its act asks, and opens the act where it is done. */
function useAcao() {
  const client = useQueryClient()
  const [aberta, setAberta] = useState<{ os: OrdemServico; acao: AcaoOs } | null>(null)
  const begin = useStartAcao((os, acao) => setAberta({ os, acao }))
  const start = async ({ id }: OrdemServicoResumo, acao: AcaoOs) => {
    const os = await client.fetchQuery({ ...ordemQuery(id), staleTime: 0 })
    if (!os.proximasAcoes.includes(acao)) {
      toast.error(`A OS ${os.numero} mudou: esta ação não cabe mais.`)
      void client.invalidateQueries({ queryKey: ORDENS })
    } else begin(os, acao)
  }
  return {
    aberta,
    close: () => setAberta(null),
    start: (os: OrdemServicoResumo, acao: AcaoOs) =>
      start(os, acao).catch(() => toast.error(`Não foi possível ler a OS ${os.numero}.`)),
  }
}

/** The board: the orders that go on by where they stand, moved by the acts of the table. */
export function Quadro({ search, onSearch }: Props) {
  const nome = useNomeDaOs()
  const encerradas = search.encerradas === 'true'
  const query = useQuery(quadroQuery({ filter: listFilter(search), ...(encerradas && { encerradas }) }))
  useRefresh(ORDENS, 'ordemServico')
  const [arrastada, setArrastada] = useState<OrdemServicoResumo | null>(null)
  const [escolha, setEscolha] = useState<Escolha | null>(null)
  const { aberta, start, close } = useAcao()
  const { data } = query
  const move = (os: OrdemServicoResumo, acoes: readonly AcaoOs[]) => {
    const [only, ...others] = acoes
    if (!only) return
    if (others.length > 0) setEscolha({ os, acoes })
    else void start(os, only)
  }
  return (
    <ModoPage
      search={search}
      onSearch={onSearch}
      label="Quadro"
      subtitle={encerradas ? 'Com as encerradas' : 'Em curso, as mais antigas primeiro'}
      query={query}
    >
      <Rapida search={search} onSearch={onSearch} cores={data?.cores ?? []} />
      <Raias
        colunas={data?.status ?? []}
        search={search}
        arrastada={arrastada}
        onDrag={setArrastada}
        onAcoes={move}
      />
      {escolha && (
        <Dialog opened title={`Mover ${nome(escolha.os)}`} onClose={() => setEscolha(null)}>
          <div className={styles.escolha}>
            {escolha.acoes.map((acao) => (
              <Button
                key={acao}
                icon={ACAO_ICONS[acao]}
                onClick={() => {
                  setEscolha(null)
                  void start(escolha.os, acao)
                }}
              >
                {ACAO_OS_LABELS[acao]}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
      {aberta && (
        <Suspense>
          <AcaoAberta key={aberta.acao} os={aberta.os} acao={aberta.acao} onClose={close} />
        </Suspense>
      )}
    </ModoPage>
  )
}
