import { clsx } from 'clsx'
import styles from '../formulario/nota.module.css'
import entradaStyles from './entrada.module.css'
import { IconChevronRight, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Pagination } from '../../../../ui/list/pagination.tsx'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { WorkCounts, WorkProgress, WorkSummary } from '../../../../ui/feedback/work-summary.tsx'
import { emptyFila, pauseFila, resumeFila, removeItem } from './fila.ts'
import type { Estado, Fila, Item } from './fila.ts'
import { FilaNota, FilaSituacao } from './fila-situacao.tsx'
import { SendDialog } from './send-dialog.tsx'
import { attachEventos, readWaiting } from './leitor.ts'
import { countGrupos, grupoDe } from './prontidao.ts'
import type { Grupo } from './prontidao.ts'

/** A thousand files are shown page by page. */
const TAMANHO = 20

/** Files that a person can act on, on a separate screen. */
const isOpenable = (estado: Estado) =>
  (estado.tipo === 'lida' && !estado.leitura.notaExistente) ||
  (estado.tipo === 'recusada' && estado.problema.novos.length > 0)

const columnsOf = (onOpen: (id: number) => void): Column<Item>[] => [
  {
    key: 'arquivo',
    header: 'Arquivo',
    width: '20rem',
    cell: ({ id, fonte, estado }) =>
      isOpenable(estado) ? (
        <button
          type="button"
          className={clsx('link', styles.botaoLink, entradaStyles.filaArq)}
          onClick={() => onOpen(id)}
        >
          {fonte.nome}
        </button>
      ) : (
        <span className={entradaStyles.filaArq}>{fonte.nome}</span>
      ),
  },
  { key: 'nota', header: 'Nota', width: '17rem', wideOnly: true, cell: (item) => <FilaNota item={item} /> },
  { key: 'situacao', header: 'Situação', cell: (item) => <FilaSituacao item={item} /> },
  {
    key: 'acao',
    header: 'Ações',
    width: '5rem',
    right: true,
    cell: ({ id, fonte, estado }) =>
      isOpenable(estado) ? (
        <Icon of={IconChevronRight} size="p" />
      ) : (
        estado.tipo !== 'lendo' &&
        estado.tipo !== 'enviando' && (
          <Button small look="quiet" icon={IconX} iconOnly onClick={() => removeItem(id)}>
            {`Remover ${fonte.nome} da lista`}
          </Button>
        )
      ),
  },
]

type Mostrar = 'todas' | 'atencao' | 'pronta' | 'fora'

const inTab = (mostrar: Mostrar) => (item: Item) => mostrar === 'todas' || grupoDe(item) === mostrar

function Bar({ counts, total, parada }: { counts: Record<Grupo, number>; total: number; parada: boolean }) {
  const done = total - counts.andando
  return (
    <WorkProgress
      done={done}
      total={total}
      label="Notas lidas"
      beside={counts.enviada > 0 && formatCount(counts.enviada, 'importada', 'importadas')}
    >
      <b className="num">
        {formatInteger(done)} de {formatInteger(total)}
      </b>{' '}
      {counts.andando > 0 && parada ? 'lidas. Parado.' : 'lidas'}
    </WorkProgress>
  )
}

/** The letters of correction and cancellations among the files go to their notes. */
function AttachEventos({ count }: { count: number }) {
  const [busy, setBusy] = useState(false)
  const attach = async () => {
    setBusy(true)
    const failed = await attachEventos()
    setBusy(false)
    if (failed > 0)
      toast.error(`${formatCount(failed, 'evento não foi anexado', 'eventos não foram anexados')}.`)
  }
  return (
    <Button disabled={busy} onClick={() => void attach()}>
      Anexar {formatCount(count, 'evento', 'eventos')}
    </Button>
  )
}

type Props = { fila: Fila; onOpen: (id: number) => void }

/** Many files in progress: how far they are, their results, and those that need a person. */
export function FilaCard({ fila: { itens, fora, parada }, onOpen }: Props) {
  const [mostrar, setMostrar] = useState<Mostrar>('todas')
  const [page, setPage] = useState(0)
  const [asking, setAsking] = useState(false)
  const counts = countGrupos(itens)
  const shown = itens.filter(inTab(mostrar))
  // The entries of the last page may be gone.
  const at = Math.min(page, Math.max(0, Math.ceil(shown.length / TAMANHO) - 1))
  const failed = itens.some(({ estado }) => estado.tipo === 'falha')
  const running = counts.andando > 0 && !parada
  const next = itens.find((item) => grupoDe(item) === 'atencao' && item.estado.tipo === 'lida')
  return (
    <>
      <WorkSummary label="Andamento">
        <Bar counts={counts} total={itens.length} parada={parada} />
        <WorkCounts
          counts={[
            { tone: 'sucesso', label: 'Prontas', count: counts.pronta },
            { tone: 'atencao', label: 'Pendentes', count: counts.atencao },
            { tone: 'erro-r', label: 'Recusadas', count: counts.fora },
            ...(counts.evento > 0
              ? [{ tone: 'atencao' as const, label: 'Eventos', count: counts.evento }]
              : []),
          ]}
        />
      </WorkSummary>
      {fora.length > 0 && (
        <Faixa tone="info" title="Ficou de fora:">
          {fora.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Faixa>
      )}
      <section className="cartao" aria-labelledby="fila-titulo">
        <header>
          <h2 id="fila-titulo">Arquivos</h2>
          <span className="t2 sm so-mesa">Nada é gravado antes de enviar</span>
          <Tabs
            value={mostrar}
            onChange={(value) => {
              setMostrar(value)
              setPage(0)
            }}
            options={[
              { value: 'todas', label: 'Todas', count: itens.length },
              { value: 'atencao', label: 'Pendentes', count: counts.atencao },
              { value: 'pronta', label: 'Prontas', count: counts.pronta },
              { value: 'fora', label: 'Recusadas', count: counts.fora },
            ]}
          />
        </header>
        {shown.length === 0 ? (
          <EmptyState hint="Nenhum arquivo nesta situação." />
        ) : (
          <DataTable
            label="Arquivos"
            className={entradaStyles.filaT}
            columns={columnsOf(onOpen)}
            rows={shown.slice(at * TAMANHO, (at + 1) * TAMANHO)}
            rowKey={({ id }) => id}
          />
        )}
        {shown.length > TAMANHO && (
          <Pagination
            page={at}
            size={TAMANHO}
            total={shown.length}
            noun={['arquivo', 'arquivos']}
            onPage={setPage}
          />
        )}
      </section>
      <footer className="rodape">
        <span className="sm t2 so-mesa">
          {running ? 'Pode sair desta tela e voltar.' : 'Fechar o navegador descarta o que não foi enviado.'}
        </span>
        <span className="fim">
          {running && <Button onClick={pauseFila}>Parar</Button>}
          {!running && (parada || failed) && (
            <Button
              onClick={() => {
                resumeFila()
                readWaiting()
              }}
            >
              {parada ? 'Continuar' : 'Tentar de novo'}
            </Button>
          )}
          {!running && counts.pronta === 0 && counts.atencao === 0 && counts.evento === 0 && (
            <>
              <Button onClick={emptyFila}>Importar outras</Button>
              <ButtonLink to="/notas/list" look="filled">
                Ver notas fiscais
              </ButtonLink>
            </>
          )}
          {!running && counts.evento > 0 && <AttachEventos count={counts.evento} />}
          {next && <Button onClick={() => onOpen(next.id)}>Abrir a próxima</Button>}
          {counts.pronta > 0 && (
            <Button look="filled" onClick={() => setAsking(true)}>
              Enviar {formatCount(counts.pronta, 'pronta', 'prontas')}
            </Button>
          )}
        </span>
      </footer>
      <SendDialog
        itens={itens.filter((item) => grupoDe(item) === 'pronta')}
        opened={asking}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
