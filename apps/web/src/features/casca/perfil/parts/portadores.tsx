import { clsx } from 'clsx'
import styles from './perfil.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { portadoresQuery } from '../api.ts'
import type { Portador } from '../api.ts'

const Words = ({ pessoa: { nome, email, clienteNome, status } }: { pessoa: Portador }) => (
  <>
    <b className="corta">{nome}</b>
    <span className="t2 xs corta">
      {[clienteNome ?? email, status === 'INATIVO' && 'inativo'].filter(Boolean).join(' · ')}
    </span>
  </>
)

/** The people who are affected by a change of the profile. */
export function Portadores({ id }: { id: number }) {
  const [page, setPage] = useState(0)
  const mayOpen = useCan('USUARIO_VER')
  const { data, error, refetch, isFetching } = useQuery(portadoresQuery(id, page))
  const people = data?._embedded.usuario ?? []
  const { totalElements = 0, totalPages = 1 } = data?.page ?? {}
  return (
    <section className="cartao" aria-label="Quem tem este perfil">
      <header>
        <h2>Quem tem este perfil</h2>
        {data && <span className="fim t2 sm num">{formatCount(totalElements, 'pessoa', 'pessoas')}</span>}
      </header>
      {!data && error ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <ul className={styles.perfilPessoas}>
          {!data && (
            <li>
              <Bone />
            </li>
          )}
          {data && people.length === 0 && <li className="t2 sm">Ninguém, por enquanto.</li>}
          {people.map((pessoa) => (
            <li key={pessoa.id}>
              {mayOpen ? (
                <Link to="/usuario/$id" params={{ id: String(pessoa.id) }}>
                  <Words pessoa={pessoa} />
                </Link>
              ) : (
                <span>
                  <Words pessoa={pessoa} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <div className={clsx(styles.perfilMais, 'linha entre')}>
          <Button small disabled={page === 0} onClick={() => setPage(page - 1)}>
            Anteriores
          </Button>
          <Button small disabled={page + 1 >= totalPages} onClick={() => setPage(page + 1)}>
            Mais pessoas
          </Button>
        </div>
      )}
    </section>
  )
}
