import styles from '../fila/fila.module.css'
import { CADASTRO_SITUACAO_LABELS } from '@app/contract/assistencia/cadastroPosto'
import type { CadastroLinha, CadastroPosto } from '@app/contract/assistencia/cadastroPosto'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChanges } from '../../../../platform/http/live.ts'
import { formatCount, formatMoment } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { cadastroQuery, filaQuery } from '../api.ts'
import { Approve } from '../fila/approve.tsx'
import { Decide } from '../fila/decide.tsx'
import { Ficha } from '../fila/ficha.tsx'
import { TextoDialog } from '../fila/texto-dialog.tsx'
import type { Pergunta } from '../fila/texto-dialog.tsx'

const situacaoOf = ({ situacao, corrigido }: CadastroLinha) => {
  if (situacao !== 'AGUARDANDO_APROVACAO') return CADASTRO_SITUACAO_LABELS[situacao]
  return corrigido ? 'Corrigido' : 'Novo'
}

type LinhasProps = { linhas: readonly CadastroLinha[]; chosen: number | undefined; decididos: boolean }

const Linhas = ({ linhas, chosen, decididos }: LinhasProps) => (
  <nav className="cartao" aria-label="Fila">
    <ul className={styles.linhas}>
      {linhas.map((linha) => (
        <li key={linha.id}>
          <Link
            to="/cadastroPosto"
            search={{ id: linha.id, ...(decididos && { decididos: true }) }}
            aria-current={linha.id === chosen ? 'true' : undefined}
            activeProps={{}}
          >
            <b className="corta">{linha.nomeFantasia}</b>
            <span className="linha entre">
              <span className="t2 sm corta">{`${linha.cidade}, ${linha.estado}`}</span>
              <span className="etiqueta neutro">{situacaoOf(linha)}</span>
            </span>
            <time className="t2 xs" dateTime={linha.desde}>
              {formatMoment(linha.desde)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

function Chosen({ id }: { id: number }) {
  const client = useQueryClient()
  const query = useQuery(cadastroQuery(id))
  const [pergunta, setPergunta] = useState<Pergunta | null>(null)
  const { data } = query
  const onDone = (cadastro: CadastroPosto) => {
    client.setQueryData(cadastroQuery(id).queryKey, cadastro)
    void client.invalidateQueries({ queryKey: ['cadastroPosto'] })
  }
  if (!data) return <LoadingCard query={query} />
  return (
    <div className="pilha">
      <Ficha cadastro={data} />
      {data.situacao === 'AGUARDANDO_APROVACAO' && (
        <Approve
          key={`${id}-${data.versao}`}
          cadastro={data}
          onDone={onDone}
          onAsk={() => setPergunta('corrigir')}
          onReject={() => setPergunta('recusar')}
        />
      )}
      {data.situacao === 'CORRECAO' && (
        <Decide
          note="Quem se cadastrou ainda não corrigiu. Pedir de novo envia outro link."
          ask="Pedir de novo"
          onAsk={() => setPergunta('corrigir')}
          onReject={() => setPergunta('recusar')}
        />
      )}
      {data.posto && (
        <p>
          <Link
            className="link"
            to="/$tabela/$id"
            params={{ tabela: 'postoAutorizado', id: String(data.posto.id) }}
          >
            Abrir o posto
          </Link>
        </p>
      )}
      {pergunta && (
        <TextoDialog cadastro={data} pergunta={pergunta} onClose={() => setPergunta(null)} onDone={onDone} />
      )}
    </div>
  )
}

type Props = { id: number | undefined; decididos: boolean }

/**
 * /cadastroPosto: who wants to join the network. The oldest is opened first and then stays open, because a
 * decision or another person's changes the order of the queue.
 */
export function CadastroPostoFila({ id, decididos }: Props) {
  const client = useQueryClient()
  const query = useQuery(filaQuery(decididos))
  useChanges(({ entidade }) => {
    if (entidade === 'cadastroPosto' || entidade === '*')
      void client.invalidateQueries({ queryKey: ['cadastroPosto'] })
  })
  const linhas = query.data?.cadastros
  const oldest = linhas?.[0]?.id
  if (id === undefined && oldest !== undefined)
    return <Navigate to="/cadastroPosto" search={(search) => ({ ...search, id: oldest })} replace />
  return (
    <Page
      title={decididos ? 'Cadastros decididos' : 'Cadastros a aprovar'}
      subtitle={linhas && formatCount(linhas.length, 'cadastro', 'cadastros')}
      actions={
        <>
          {id !== undefined && <History entidade="cadastroPosto" id={id} subtitle={`Cadastro ${id}`} />}
          <Link className="botao p" to="/cadastroPosto" search={decididos ? {} : { decididos: true }}>
            {decididos ? 'A aprovar' : 'Decididos'}
          </Link>
        </>
      }
    >
      {!linhas && query.error && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={query.refetch} />
      )}
      {linhas?.length === 0 && id === undefined && <EmptyState hint="Ninguém espera por aprovação." />}
      {(linhas === undefined || linhas.length > 0 || id !== undefined) && (
        <div className={styles.fila}>
          <Linhas linhas={linhas ?? []} chosen={id} decididos={decididos} />
          {id !== undefined && <Chosen key={id} id={id} />}
        </div>
      )}
    </Page>
  )
}
