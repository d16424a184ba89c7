import type { Andamento } from '@app/contract/armazem/andamento'
import { IconPrinter, IconUserCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { andamentoQuery, returnTrabalho } from '../api.ts'
import styles from '../parts/andamento.module.css'
import { Distribuir } from '../parts/distribuir.tsx'
import { Equipe } from '../parts/equipe.tsx'
import { Numeros } from '../parts/numeros.tsx'
import { Pedem } from '../parts/pedem.tsx'
import { Pedidos } from '../parts/pedidos.tsx'

/** Sheets that one print holds. */
const IMPRESSOS = 50

/** /separacao/andamento: picking and checking of the moment, for who supervises them. */
export function AndamentoTela() {
  const client = useQueryClient()
  const query = useQuery(andamentoQuery)
  const imprime = useCan('PEDIDO_MOVER')
  const [entregar, setEntregar] = useState<readonly number[] | null>(null)
  useRefresh(andamentoQuery.queryKey, 'pedido')
  const look = () => void client.invalidateQueries({ queryKey: andamentoQuery.queryKey })
  const show = (andamento: Andamento) => client.setQueryData(andamentoQuery.queryKey, andamento)
  const devolver = async (passo: 'separacao' | 'conferencia', pedido: number) => {
    try {
      await returnTrabalho(passo, pedido, randomId())
    } catch (error) {
      toast.error(describeError(error))
    } finally {
      look()
    }
  }
  const { data } = query
  const aSeparar = (data?.pedidos ?? []).filter(({ passo }) => passo === 'A_SEPARAR').slice(0, IMPRESSOS)
  return (
    <Page
      title="Separação e conferência"
      subtitle="O que está em andamento, ao vivo"
      back="/separacao"
      actions={
        <>
          {imprime && aSeparar.length > 0 && (
            <ButtonLink
              small
              iconOnPhone
              icon={IconPrinter}
              to={`/pedidos/imprimir/separacao?ids=${aSeparar.map(({ pedido }) => pedido).join(',')}`}
            >
              Listas de separação
            </ButtonLink>
          )}
          {data && data.separadores.length > 0 && (
            <Button small look="filled" iconOnPhone icon={IconUserCheck} onClick={() => setEntregar([])}>
              Distribuir
            </Button>
          )}
        </>
      }
    >
      <div className="pilha">
        <Loaded query={query} label="Em andamento">
          {(andamento) => (
            <>
              <Numeros andamento={andamento} />
              <div className={styles.colunas}>
                <Pedidos
                  pedidos={andamento.pedidos}
                  onEntregar={(pedido) => setEntregar([pedido])}
                  onDevolver={(passo, pedido) => void devolver(passo, pedido)}
                />
                <div className={`pilha ${styles.lado}`}>
                  <Pedem faltas={andamento.faltas} diferencas={andamento.diferencas} onDone={look} />
                  <Equipe equipe={andamento.equipe} />
                </div>
              </div>
              {entregar !== null && (
                <Distribuir
                  andamento={andamento}
                  pedidos={entregar}
                  onDone={show}
                  onClose={() => setEntregar(null)}
                />
              )}
            </>
          )}
        </Loaded>
      </div>
    </Page>
  )
}
