import styles from '../ficha.module.css'
import type { FichaRelogio } from '@app/contract/assistencia/ficha'
import { IconArrowsJoin, IconPencil, IconPlus, IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { fraseDoVeredicto } from '@app/rules/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount, formatDay, formatInteger } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { FotosDe, OsDe } from '../../ordemServico/index.ts'
import { fichaRelogioKey, fichaRelogioQuery } from '../api.ts'
import { Contas } from '../parts/contas.tsx'
import { GarantiaAte } from '../parts/garantia-ate.tsx'
import { UnidosCard } from '../parts/unidos-card.tsx'

// Few people do it, and seldom.
const MergeRelogio = lazy(() =>
  import('../parts/merge-relogio.tsx').then((module) => ({ default: module.MergeRelogio })),
)

const Garantia = ({ ficha: { veredicto, passado, modelo } }: { ficha: FichaRelogio }) => (
  <section className="cartao" aria-labelledby="ficha-garantia">
    <header>
      <h2 id="ficha-garantia">Garantia hoje</h2>
    </header>
    <div className="corpo pilha">
      <p>
        <Badge
          tone={veredicto.coberta ? 'sucesso' : 'neutro'}
          icon={veredicto.coberta ? IconShieldCheck : IconShieldOff}
        >
          {fraseDoVeredicto(veredicto)}
        </Badge>
      </p>
      {passado.garantiaServicoAte && (
        <p>
          <GarantiaAte de="Conserto" ate={passado.garantiaServicoAte} />
        </p>
      )}
      <dl className={styles.fatos}>
        <div>
          <dt>Modelo</dt>
          <dd>
            {modelo.descricao} <span className="num t2 sm">{modelo.codigo}</span>
          </dd>
        </div>
        <div>
          <dt>Marca</dt>
          <dd>{modelo.marca.nome}</dd>
        </div>
        <div>
          <dt>Garantia do modelo</dt>
          <dd className="num">{formatCount(passado.mesesGarantia, 'mês', 'meses')}</dd>
        </div>
        <div>
          <dt>{passado.garantiaDesde ? 'Recebido em troca' : 'Nota fiscal'}</dt>
          <dd className="num">{formatDay(passado.garantiaDesde ?? passado.dataNotaFiscal) || '—'}</dd>
        </div>
        {passado.venda && (
          <div>
            <dt>Vendido em</dt>
            <dd className="num">{formatDay(passado.venda.vendidoEm)}</dd>
          </div>
        )}
      </dl>
    </div>
  </section>
)

const Donos = ({ donos, proprio }: { donos: FichaRelogio['donos']; proprio: number | undefined }) => (
  <section className="cartao" aria-labelledby="ficha-donos">
    <header>
      <h2 id="ficha-donos">{donos.length === 1 ? 'Dono' : 'Donos'}</h2>
    </header>
    {donos.length === 0 ? (
      <p className="corpo t2">Ninguém trouxe este relógio ainda.</p>
    ) : (
      <ul className={styles.linhas}>
        {donos.map(({ id, nome, posto, os, ultimaEm }) => (
          <li key={id}>
            <span className={styles.texto}>
              <Link className="link forte" to="/consumidor/$id/ficha" params={{ id: String(id) }}>
                {nome}
              </Link>
              {posto.id !== proprio && <span className="t2 sm">{posto.nomeFantasia}</span>}
            </span>
            <span className="num t2 sm">
              {formatCount(os, 'OS', 'OS')}, {formatDay(ultimaEm)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

/** What other posts did: when, and what was wrong, without number or person (decisions 51). */
const DeOutros = ({ passado }: Pick<FichaRelogio, 'passado'>) => {
  const deles = passado.reparos.filter(({ id }) => id === null)
  if (deles.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="ficha-outros">
      <header>
        <h2 id="ficha-outros">Em outro posto</h2>
      </header>
      <ul className={styles.linhas}>
        {deles.map((reparo, index) => (
          <li key={`${reparo.creationDateTime}-${index}`}>
            <span className={styles.texto}>
              {reparo.statusOS.description}
              {reparo.sintomas.length > 0 && <span className="t2 sm">{reparo.sintomas.join('; ')}</span>}
            </span>
            <span className="num t2 sm">
              {formatDay(reparo.dataEntragaRelogio ?? reparo.creationDateTime)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MesmaSerieProps = { outros: FichaRelogio['mesmaSerie']; onUnir?: (() => void) | undefined }

const MesmaSerie = ({ outros, onUnir }: MesmaSerieProps) => (
  <section className="cartao" aria-labelledby="ficha-serie">
    <header>
      <h2 id="ficha-serie">Mesmo número de série</h2>
      {onUnir && (
        <div className="fim">
          <Button small icon={IconArrowsJoin} onClick={onUnir}>
            Unir
          </Button>
        </div>
      )}
    </header>
    <ul className={styles.linhas}>
      {outros.map(({ id, modelo }) => (
        <li key={id}>
          <span className={styles.texto}>
            <Link className="link" to="/relogio/$id/ficha" params={{ id: String(id) }}>
              {modelo.descricao}
            </Link>
            <span className="t2 sm">{modelo.marca.nome}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)

/** Why it should not simply be taken in: it is in an open order, or another watch has replaced it. */
const Avisos = ({ passado: { emOs, trocadoEm } }: Pick<FichaRelogio, 'passado'>) => (
  <>
    {emOs && (
      <Faixa tone="warning">
        {emOs.numero === null
          ? 'Está em uma OS aberta, em outro posto.'
          : `Está na OS ${emOs.numero}, aberta.`}
      </Faixa>
    )}
    {trocadoEm && (
      <Faixa tone="warning">
        {trocadoEm.numero === null
          ? 'Foi trocado por outro, em outro posto.'
          : `Foi trocado por outro na OS ${trocadoEm.numero}.`}{' '}
        Confira de quem ele é.
      </Faixa>
    )}
  </>
)

/** /relogio/{id}/ficha: a watch's warranty today, its orders, owners and photos, and from here the next order. */
export function FichaDoRelogio({ id }: { id: number }) {
  const query = useQuery(fichaRelogioQuery(id))
  useRefresh(fichaRelogioKey(id), 'relogio', id)
  useRefresh(fichaRelogioKey(id), 'ordemServico')
  const proprio = useUser()?.posto?.id
  const cadastra = useCan('OS_CADASTRAR')
  const vePessoas = useCan('CONSUMIDOR_VER')
  const une = useCan('CADASTRO_UNIR')
  const [unindo, setUnindo] = useState(false)
  const { data: ficha, error, dataUpdatedAt, refetch, isFetching } = query
  if (!ficha)
    return (
      <Page title="Relógio" back="/relogio">
        <LoadingCard query={query} label="Ficha do relógio" />
      </Page>
    )
  // An old address leads to the record that stays.
  if (ficha.id !== id) return <Navigate to="/relogio/$id/ficha" params={{ id: String(ficha.id) }} replace />
  const { numeroSerie, modelo, os, donos, passado, ativo } = ficha
  // Whoever brought it last brings it again more often than not; another one is chosen at the intake.
  const dono = donos.find(({ posto }) => proprio === undefined || posto.id === proprio)
  return (
    <Page
      title={`Relógio ${numeroSerie}`}
      subtitle={modelo.descricao}
      back="/relogio"
      actions={
        <>
          <ButtonLink small icon={IconPencil} iconOnPhone to={`/relogio/${id}`}>
            Cadastro
          </ButtonLink>
          {cadastra && ativo && (
            <ButtonLink
              small
              look="filled"
              icon={IconPlus}
              iconOnPhone
              to={`/ordemServico/novo?relogio=${id}${dono ? `&consumidor=${dono.id}` : ''}`}
            >
              Nova OS
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="pilha">
        {error && <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />}
        <Avisos passado={passado} />
        <Contas
          label="Resumo"
          de={[
            ['OS e PA', formatInteger(os.total)],
            ['em andamento', formatInteger(os.abertas)],
            [
              'em outros postos',
              formatInteger(passado.reparos.filter((reparo) => reparo.id === null).length),
            ],
          ]}
        />
        <div className={styles.duas}>
          <div className="pilha">
            <Suspense fallback={null}>
              <OsDe filter={{ relogioId: id }} without={['relogio']} />
            </Suspense>
            {ficha.fotos.length > 0 && (
              <Suspense fallback={null}>
                <FotosDe ordens={ficha.fotos} />
              </Suspense>
            )}
          </div>
          <div className="pilha">
            <Garantia ficha={ficha} />
            {vePessoas && <Donos donos={donos} proprio={proprio} />}
            <DeOutros passado={passado} />
            {ficha.mesmaSerie.length > 0 && (
              <MesmaSerie outros={ficha.mesmaSerie} onUnir={une ? () => setUnindo(true) : undefined} />
            )}
            {ficha.unidos.length > 0 && <UnidosCard unidos={ficha.unidos} />}
            {ficha.observacoes && (
              <section className="cartao" aria-labelledby="ficha-observacoes">
                <header>
                  <h2 id="ficha-observacoes">Observações</h2>
                </header>
                <p className={`corpo ${styles.fala}`}>{ficha.observacoes}</p>
              </section>
            )}
          </div>
        </div>
      </div>
      {unindo && (
        <Suspense>
          <MergeRelogio ficha={ficha} onClose={() => setUnindo(false)} />
        </Suspense>
      )}
    </Page>
  )
}
