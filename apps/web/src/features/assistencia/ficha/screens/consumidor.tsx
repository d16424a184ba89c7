import styles from '../ficha.module.css'
import type { FichaConsumidor, RelogioDoConsumidor } from '@app/contract/assistencia/ficha'
import { IconArrowsJoin, IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import {
  formatCount,
  formatDay,
  formatDocument,
  formatInteger,
  formatMoney,
  formatPhone,
} from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { ActionMenu } from '../../../../ui/dialog/action-menu.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { FotosDe, OsDe } from '../../ordemServico/index.ts'
import { fichaConsumidorKey, fichaConsumidorQuery } from '../api.ts'
import { Contas } from '../parts/contas.tsx'
import { GarantiaAte } from '../parts/garantia-ate.tsx'
import { MensagensCard } from '../parts/mensagens-card.tsx'
import { UnidosCard } from '../parts/unidos-card.tsx'

// Few people do it, and seldom.
const MergeConsumidor = lazy(() =>
  import('../parts/merge-consumidor.tsx').then((module) => ({ default: module.MergeConsumidor })),
)

const Contato = ({ ficha }: { ficha: FichaConsumidor }) => (
  <section className="cartao" aria-labelledby="ficha-contato">
    <header>
      <h2 id="ficha-contato">Contato</h2>
    </header>
    <dl className={`corpo ${styles.fatos}`}>
      <div>
        <dt>{ficha.tipoPessoa === 'PF' ? 'CPF' : 'CNPJ'}</dt>
        <dd className="num">{ficha.cnpjCpf ? formatDocument(ficha.cnpjCpf) : '—'}</dd>
      </div>
      <div>
        <dt>{ficha.tipoTelefone ?? 'Telefone'}</dt>
        <dd className="num">{ficha.telefone ? formatPhone(ficha.telefone) : '—'}</dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>{ficha.email ?? '—'}</dd>
      </div>
      <div>
        <dt>Cidade</dt>
        <dd>{[ficha.cidade, ficha.estado].filter(Boolean).join(' · ') || '—'}</dd>
      </div>
    </dl>
  </section>
)

const Relogio = ({ relogio, novaOs }: { relogio: RelogioDoConsumidor; novaOs: string | null }) => (
  <li>
    <span className={styles.texto}>
      <Link className="link forte" to="/relogio/$id/ficha" params={{ id: String(relogio.id) }}>
        {relogio.modelo.descricao}
      </Link>
      <span className="num t2 sm">
        {relogio.numeroSerie}, {formatCount(relogio.os, 'OS', 'OS')}, a última em{' '}
        {formatDay(relogio.ultimaEm)}
      </span>
      <span className={styles.garantias}>
        <GarantiaAte de="Fabricante" ate={relogio.garantiaAte} />
        {relogio.garantiaServicoAte && <GarantiaAte de="Conserto" ate={relogio.garantiaServicoAte} />}
      </span>
    </span>
    {novaOs !== null && (
      <ButtonLink small icon={IconPlus} to={`${novaOs}&relogio=${relogio.id}`}>
        Nova OS deste relógio
      </ButtonLink>
    )}
  </li>
)

const Relogios = ({ relogios, novaOs }: { relogios: RelogioDoConsumidor[]; novaOs: string | null }) => (
  <section className="cartao" aria-labelledby="ficha-relogios">
    <header>
      <h2 id="ficha-relogios">Relógios</h2>
    </header>
    {relogios.length === 0 ? (
      <p className="corpo t2">Nenhum relógio ainda.</p>
    ) : (
      <ul className={styles.linhas}>
        {relogios.map((relogio) => (
          <Relogio key={relogio.id} relogio={relogio} novaOs={novaOs} />
        ))}
      </ul>
    )}
  </section>
)

const Garantias = ({ garantias }: { garantias: FichaConsumidor['garantias'] }) => (
  <section className="cartao" aria-labelledby="ficha-garantias">
    <header>
      <h2 id="ficha-garantias">Garantia dos consertos</h2>
    </header>
    {garantias.length === 0 ? (
      <p className="corpo t2">Nenhum conserto na garantia.</p>
    ) : (
      <ul className={styles.linhas}>
        {garantias.map(({ osId, numero, osType, relogio, ate }) => (
          <li key={osId}>
            <span className={styles.texto}>
              <Link className="link num" to="/ordemServico/$id" params={{ id: String(osId) }}>
                {osType} {numero}
              </Link>
              {relogio && <span className="t2 sm">{relogio}</span>}
            </span>
            <span className="num sm">até {formatDay(ate)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

const Gasto = ({ gasto: { total, porAno } }: Pick<FichaConsumidor, 'gasto'>) => (
  <section className="cartao" aria-labelledby="ficha-gasto">
    <header>
      <h2 id="ficha-gasto">Quanto pagou</h2>
    </header>
    {porAno.length === 0 ? (
      <p className="corpo t2">Nenhum pagamento registrado.</p>
    ) : (
      <dl className={styles.soma}>
        {porAno.map(({ ano, valor }) => (
          <div key={ano}>
            <dt className="num t2">{ano}</dt>
            <dd className="num">{formatMoney(valor)}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd className="num">{formatMoney(total)}</dd>
        </div>
      </dl>
    )}
  </section>
)

const OutrosPostos = ({ postos }: { postos: FichaConsumidor['emOutrosPostos'] }) => (
  <section className="cartao" aria-labelledby="ficha-postos">
    <header>
      <h2 id="ficha-postos">Em outros postos</h2>
    </header>
    <ul className={styles.linhas}>
      {postos.map(({ id, posto, os }) => (
        <li key={id}>
          <Link className="link" to="/consumidor/$id/ficha" params={{ id: String(id) }}>
            {posto.nomeFantasia}
          </Link>
          <span className="num t2 sm">{formatCount(os, 'OS', 'OS')}</span>
        </li>
      ))}
    </ul>
  </section>
)

/** /consumidor/{id}/ficha: all that the post has of a consumer, and from here the next order. */
export function FichaDoConsumidor({ id }: { id: number }) {
  const query = useQuery(fichaConsumidorQuery(id))
  useRefresh(fichaConsumidorKey(id), 'consumidor', id)
  useRefresh(fichaConsumidorKey(id), 'ordemServico')
  const proprio = useUser()?.posto?.id
  const cadastra = useCan('OS_CADASTRAR')
  const une = useCan('CADASTRO_UNIR')
  const [unindo, setUnindo] = useState(false)
  const { data: ficha, error, dataUpdatedAt, refetch, isFetching } = query
  if (!ficha)
    return (
      <Page title="Consumidor" back="/consumidor">
        <LoadingCard query={query} label="Ficha do consumidor" />
      </Page>
    )
  // An old address leads to the record that stays.
  if (ficha.id !== id)
    return <Navigate to="/consumidor/$id/ficha" params={{ id: String(ficha.id) }} replace />
  const { nome, posto, os, gasto, ativo, anonimizado } = ficha
  // A credenciado's people may only read the customers of its habilitados.
  const own = proprio === undefined || proprio === posto.id
  const recebe = cadastra && ativo && !anonimizado && own
  const novaOs = recebe ? `/ordemServico/novo?consumidor=${id}` : null
  return (
    <Page
      title={nome}
      subtitle={['Ficha do consumidor', posto.id !== proprio && posto.nomeFantasia]
        .filter(Boolean)
        .join(' · ')}
      back="/consumidor"
      actions={
        <>
          <ButtonLink small icon={IconPencil} iconOnPhone to={`/consumidor/${id}`}>
            Cadastro
          </ButtonLink>
          {novaOs !== null && (
            <ButtonLink small look="filled" icon={IconPlus} iconOnPhone to={novaOs}>
              Nova OS
            </ButtonLink>
          )}
          {une && own && !anonimizado && (
            <ActionMenu
              actions={[
                {
                  label: 'Unir com outro cadastro',
                  icon: IconArrowsJoin,
                  onSelect: () => setUnindo(true),
                },
              ]}
            />
          )}
        </>
      }
    >
      <div className="pilha">
        {error && <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />}
        {anonimizado && (
          <Faixa tone="info">
            Os dados desta pessoa foram removidos. Ficou só o que a lei manda guardar.
          </Faixa>
        )}
        {!ativo && !anonimizado && <Faixa tone="warning">Cadastro inativo: não abre OS novas.</Faixa>}
        <Contas
          label="Resumo"
          de={[
            ['OS e PA', formatInteger(os.total)],
            ['em andamento', formatInteger(os.abertas)],
            ['prontos atendimentos', formatInteger(os.pa)],
            ['pagos ao posto', formatMoney(gasto.total)],
          ]}
        />
        <div className={styles.duas}>
          <div className="pilha">
            <Suspense fallback={null}>
              <OsDe filter={{ consumidorId: id }} without={['consumidor', 'posto']} />
            </Suspense>
            <Relogios relogios={ficha.relogios} novaOs={novaOs} />
            {ficha.fotos.length > 0 && (
              <Suspense fallback={null}>
                <FotosDe ordens={ficha.fotos} />
              </Suspense>
            )}
          </div>
          <div className="pilha">
            <Contato ficha={ficha} />
            <Garantias garantias={ficha.garantias} />
            <Gasto gasto={gasto} />
            {ficha.unidos.length > 0 && <UnidosCard unidos={ficha.unidos} />}
            {ficha.emOutrosPostos.length > 0 && <OutrosPostos postos={ficha.emOutrosPostos} />}
            <MensagensCard id={id} />
          </div>
        </div>
      </div>
      {unindo && (
        <Suspense>
          <MergeConsumidor id={id} nome={nome} posto={posto.id} onClose={() => setUnindo(false)} />
        </Suspense>
      )}
    </Page>
  )
}
