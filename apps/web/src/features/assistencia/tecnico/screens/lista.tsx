import type { Tecnico } from '@app/contract/assistencia/tecnico'
import { postoAutorizado } from '@app/contract/registers/references'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { ReferenceField } from '../../../../register/form/reference-field.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { CsvButton } from '../../../../ui/list/csv-button.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { TECNICOS, tecnicosQuery } from '../api.ts'
import { Situacao } from '../parts/situacao.tsx'
import styles from '../parts/tecnico.module.css'

const COLUMNS: Column<Tecnico>[] = [
  { key: 'nome', header: 'Nome', width: '14rem', cell: ({ nome }) => <b className="forte">{nome}</b> },
  { key: 'papel', header: 'Perfil', width: '9rem', cell: ({ papel }) => papel },
  {
    key: 'treinamentos',
    header: 'Treinamentos',
    cell: ({ treinamentos }) =>
      treinamentos.length === 0 ? (
        <span className="t2">Nenhum treinamento</span>
      ) : (
        <ul className={styles.treinamentos}>
          {treinamentos.map((treinamento) => (
            <li key={`${treinamento.marca.id} ${treinamento.modelo?.id ?? ''}`}>
              <span>
                {[treinamento.marca.nome, treinamento.modelo?.descricao].filter(Boolean).join(' · ')}
              </span>
              <Situacao treinamento={treinamento} />
            </li>
          ))}
        </ul>
      ),
  },
]

function OfPosto({ posto }: { posto: number }) {
  const query = useQuery(tecnicosQuery(posto))
  useRefresh(TECNICOS, 'colaborador', posto)
  const { data } = query
  if (!data) return <LoadingCard query={query} fields={4} label="Técnicos" />
  return (
    <section className="cartao" aria-label="Técnicos">
      {data.length === 0 ? (
        <EmptyState hint="Ninguém neste posto conserta." />
      ) : (
        <DataTable
          label="Técnicos"
          columns={COLUMNS}
          rows={data}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/tecnico/${id}`}
          className={styles.lista}
        />
      )}
    </section>
  )
}

type Props = { posto: number | undefined; onPosto: (posto: number | undefined) => void }

/** /tecnico: who repairs at a post and what for; staff choose the post. */
export function Tecnicos({ posto, onPosto }: Props) {
  const own = useUser()?.posto
  const chosen = own?.id ?? posto
  return (
    <Page
      title="Técnicos"
      subtitle={own?.nomeFantasia}
      back="/colaboradores"
      actions={
        <>
          {chosen !== undefined && (
            <CsvButton
              path="/tecnico/export/CSV"
              request={() => ({
                filter: { posto: chosen },
                fields: ['nome', 'papel', 'treinamentos'],
                labels: ['Nome', 'Perfil', 'Treinamentos'],
              })}
            />
          )}
          <ButtonLink
            small
            icon={IconUsersGroup}
            to={own || chosen === undefined ? '/colaboradores' : `/colaboradores?posto=${chosen}`}
          >
            Colaboradores
          </ButtonLink>
        </>
      }
    >
      <div className="pilha">
        {!own && (
          <ReferenceField
            label={posto === undefined ? 'Posto' : 'Outro posto'}
            help={posto === undefined ? 'De que posto são os técnicos.' : undefined}
            reference={postoAutorizado}
            value={null}
            onChange={(found) => onPosto(found?.id)}
          />
        )}
        {chosen !== undefined && <OfPosto key={chosen} posto={chosen} />}
      </div>
    </Page>
  )
}
