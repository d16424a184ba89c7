import '../../../../register/register.css'
import styles from '../parts/doc.module.css'
import { DOC_STATUS_LABELS, DOC_TIPO_LABELS, type Doc } from '@app/contract/assistencia/doc'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconCheck, IconSignature } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDateTime, formatDay } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { bytesQuery, docKey, docQuery, DOCS, markLeitura } from '../api.ts'
import { LeitoresCard } from '../parts/leitores-card.tsx'
import { VersaoDialog } from '../parts/versao-dialog.tsx'
import { VersoesCard } from '../parts/versoes-card.tsx'
import type { LeituraSearch } from '../search.ts'

// It loads later, because half a megabyte is needed only to read.
const Leitor = lazy(() => import('../parts/leitor/leitor.tsx').then((module) => ({ default: module.Leitor })))

const subtitleOf = ({ tipo, status, sobre, versoes: [atual] }: Doc) =>
  [
    DOC_TIPO_LABELS[tipo],
    atual && `v${atual.numero} de ${formatDay(atual.criadaEm)}`,
    sobre,
    status === 'RASCUNHO' && DOC_STATUS_LABELS.RASCUNHO,
  ]
    .filter(Boolean)
    .join(' · ')

type CienciaProps = { doc: Doc; numero: number; onChange: (doc: Doc) => void }

type ProcuraProps = { search: LeituraSearch; onSearch: (search: LeituraSearch) => void }

/** The current version; opening it counts as reading it. */
function Lido({ doc, numero, onChange, search, onSearch }: CienciaProps & ProcuraProps) {
  const { data, error } = useQuery(bytesQuery(doc.id, numero))
  const read = useEffectEvent(() => {
    if (!doc.versoes.find((versao) => versao.numero === numero)?.lidoEm)
      markLeitura(doc.id, 'leitura', numero).then(onChange, tellFailure)
  })
  useEffect(() => {
    if (data) read()
  }, [data])
  if (error) return <Faixa tone="error" title="O arquivo não pôde ser aberto." />
  return data ? (
    <Suspense fallback={<p className="t2">Abrindo o documento…</p>}>
      <Leitor bytes={data} versao={{ doc: doc.id, numero }} search={search} onSearch={onSearch} />
    </Suspense>
  ) : (
    <p className="t2">Abrindo o documento…</p>
  )
}

/** Asks for the acknowledgement at the foot of the page, in view whatever page of the document is read. */
function Ciencia({ doc, numero, onChange }: CienciaProps) {
  const { busy, run } = useTask(async () => {
    await markLeitura(doc.id, 'ciencia', numero).then((after) => {
      onChange(after)
      toast.success('Ciência registrada.')
    }, tellFailure)
  })
  return (
    <div className={styles.ciente} role="group" aria-label="Ciência">
      <Icon of={IconSignature} />
      <p className="sm">
        <b>
          {doc.cienciaAte
            ? `A fábrica pede a sua ciência até ${formatDay(doc.cienciaAte)}.`
            : 'A fábrica pede a sua ciência.'}
        </b>
        <span className="t2">Fica guardado o seu nome, a versão, a data e a hora.</span>
      </p>
      <Button look="filled" icon={IconCheck} disabled={busy} onClick={run}>
        Li e estou ciente
      </Button>
    </div>
  )
}

/** /doc/{id}: the document in the page, its versions, and who has read it (rede §5). */
export function DocRecord({ id, search, onSearch }: { id: number } & ProcuraProps) {
  const client = useQueryClient()
  const edita = useCan('DOC_EDITAR')
  const query = useQuery(docQuery(id))
  useRefresh(docKey(id), 'doc', id)
  const [enviando, setEnviando] = useState(false)
  const naoHa = query.error instanceof ApiError && query.error.status === 404
  // What was read stays in the cache; what was withdrawn meanwhile is not shown from there.
  const data = naoHa ? undefined : query.data
  const recolhido = naoHa && query.data
  const numero = data?.versoes[0]?.numero
  const onChange = (doc: Doc) => {
    client.setQueryData(docKey(id), doc)
    void client.invalidateQueries({ queryKey: [...DOCS, 'lista'] })
  }
  return (
    <Page
      title={query.data?.titulo ?? 'Documento'}
      subtitle={data && subtitleOf(data)}
      back="/doc"
      actions={
        data &&
        edita && (
          <>
            <History entidade="doc" id={id} subtitle={data.titulo} />
            <ButtonLink small to={`/doc/${id}/editar`}>
              Editar
            </ButtonLink>
            <Button small look="filled" onClick={() => setEnviando(true)}>
              Nova versão
            </Button>
          </>
        )
      }
    >
      {data ? (
        <div className="duas">
          <div className="pilha">
            {numero === undefined ? (
              <Faixa tone="info" title="Ainda sem arquivo">
                Envie o PDF em “Nova versão”; depois publique em “Editar”.
              </Faixa>
            ) : (
              <>
                {data.pedeCiencia && data.cienteEm && (
                  <Faixa tone="success" title={`Você está ciente desde ${formatDateTime(data.cienteEm)}.`} />
                )}
                <Lido
                  key={numero}
                  doc={data}
                  numero={numero}
                  onChange={onChange}
                  search={search}
                  onSearch={onSearch}
                />
              </>
            )}
          </div>
          <div className="reg-lado">
            <VersoesCard doc={data} />
            {edita && numero !== undefined && <LeitoresCard id={id} pedeCiencia={data.pedeCiencia} />}
          </div>
        </div>
      ) : recolhido ? (
        <Faixa
          tone="warning"
          title="Este documento foi recolhido enquanto você o lia."
          action={
            <ButtonLink small to="/doc">
              Ver os documentos
            </ButtonLink>
          }
        >
          Não use mais o que leu nele.
        </Faixa>
      ) : (
        <LoadingCard query={query} />
      )}
      {data && numero !== undefined && data.pedeCiencia && !data.cienteEm && !edita && (
        <Ciencia doc={data} numero={numero} onChange={onChange} />
      )}
      {data && enviando && <VersaoDialog doc={data} onClose={() => setEnviando(false)} onDone={onChange} />}
    </Page>
  )
}
