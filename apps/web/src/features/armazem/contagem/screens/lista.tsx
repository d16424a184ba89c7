import type { ContagemResumo } from '@app/contract/armazem/contagem'
import { IconHourglass, IconListDetails, IconPlus, IconScale, IconScan } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { CONTAGEM, contagensQuery } from '../api.ts'
import styles from '../parts/contagem.module.css'
import { NovaDialog } from '../parts/nova-dialog.tsx'

function Row({ row, decide }: { row: ContagemResumo; decide: boolean }) {
  const aberta = row.encerradaEm === null
  const faltam = row.linhas - row.contadas + row.segundas
  return (
    <li>
      <span>
        <b>
          Contagem {row.id} · {row.descricao}
        </b>
        <small className="num">
          {formatInteger(row.contadas)} de {formatCount(row.linhas, 'lote', 'lotes')}
          {row.segundas > 0 && ` · ${formatCount(row.segundas, 'espera', 'esperam')} a 2ª contagem`}
        </small>
        <small className="num">
          {aberta
            ? `aberta em ${formatDateTime(row.abertaEm)} por ${row.abertaPor ?? 'ninguém'}`
            : `encerrada em ${formatDateTime(row.encerradaEm)}`}
        </small>
        {row.diferentes > 0 && (
          <Badge tone="atencao" icon={IconScale}>
            {formatCount(row.diferentes, 'diferença', 'diferenças')} a decidir
          </Badge>
        )}
        {row.pedidas > 0 && (
          <Badge tone="info" icon={IconHourglass}>
            {formatCount(row.pedidas, 'ajuste', 'ajustes')} a aprovar
          </Badge>
        )}
      </span>
      <span className={styles.atos}>
        {decide && (
          <ButtonLink icon={IconListDetails} to={`/contagem/${row.id}`} look={aberta ? 'plain' : 'quiet'}>
            Diferenças
          </ButtonLink>
        )}
        {aberta && faltam > 0 && (
          <ButtonLink icon={IconScan} look="tonal" to={`/contagem/${row.id}/coletor`}>
            Contar
          </ButtonLink>
        )}
      </span>
    </li>
  )
}

function Listas({
  title,
  rows,
  decide,
}: {
  title: string
  rows: readonly ContagemResumo[]
  decide: boolean
}) {
  return (
    <section className="cartao" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {rows.length === 0 ? (
        <EmptyState hint="Nenhuma contagem aberta." />
      ) : (
        <ul className={styles.lista}>
          {rows.map((row) => (
            <Row key={row.id} row={row} decide={decide} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** /contagem: the lists to count, what they found, and the way to the collector. */
export function ContagemLista() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery(contagensQuery)
  useRefresh(CONTAGEM, 'contagem')
  const decide = useCan('ESTOQUE_AJUSTAR')
  const [nova, setNova] = useState(false)
  return (
    <Page
      title="Contagem"
      subtitle="Às cegas; o que difere, outra pessoa conta de novo"
      actions={
        decide && (
          <Button small look="filled" icon={IconPlus} onClick={() => setNova(true)}>
            Nova contagem
          </Button>
        )
      }
    >
      <div className="pilha">
        <Loaded query={query} label="Contagens">
          {(todas) => {
            const { abertas = [], encerradas = [] } = Object.groupBy(todas, ({ encerradaEm }) =>
              encerradaEm === null ? 'abertas' : 'encerradas',
            )
            return (
              <>
                <Listas title="Abertas" rows={abertas} decide={decide} />
                {encerradas.length > 0 && <Listas title="Encerradas" rows={encerradas} decide={decide} />}
              </>
            )
          }}
        </Loaded>
      </div>
      {nova && (
        <NovaDialog
          onClose={() => setNova(false)}
          onAberta={(id) => {
            setNova(false)
            void client.invalidateQueries({ queryKey: CONTAGEM })
            void navigate({ to: '/contagem/$id', params: { id: String(id) } })
          }}
        />
      )}
    </Page>
  )
}
