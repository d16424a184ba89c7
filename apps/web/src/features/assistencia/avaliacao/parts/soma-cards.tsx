import { CATEGORIA_AVALIACAO_LABELS, CATEGORIAS_AVALIACAO } from '@app/contract/assistencia/avaliacao'
import type { AvaliacaoSoma } from '@app/contract/assistencia/avaliacao'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay, formatInteger } from '../../../../platform/text/format.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { today } from '../../../../platform/text/time.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { somaQuery } from '../api.ts'
import { type DiasSearch, diasDe, escolhaDe, OUTRO, PERIODOS, searchDe } from './periodo.ts'
import styles from './soma.module.css'

/** '2026-11' as people write it. */
const monthWords = (mes: string) => mes.split('-').toReversed().join('/')

const tenths = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const formatMedia = (media: number | null) => (media === null ? '—' : tenths.format(media))
const formatNps = (nps: number | null) => {
  if (nps === null) return '—'
  if (nps > 0) return `+ ${nps}`
  return nps < 0 ? `− ${-nps}` : '0'
}

type DoPeriodo = { de: string; ate: string; posto: string | undefined }

const NOTAS_DE_CIMA = [5, 4, 3, 2, 1]

const Media = ({ soma, de, ate, posto }: DoPeriodo & { soma: AvaliacaoSoma }) => {
  const { media, respondidas, enviadas, distribuicao, rede } = soma
  return (
    <section className="cartao" aria-labelledby="av-media">
      <h2 id="av-media">Média</h2>
      <p className={styles.numero}>
        {formatMedia(media)} <small>de 5</small>
      </p>
      <p className="t2 sm">
        {formatInteger(respondidas)} respostas de {formatInteger(enviadas)} enviadas
        {rede && `; rede ${formatMedia(rede.media)}`}
      </p>
      <ul className={styles.barras}>
        {NOTAS_DE_CIMA.map((nota) => {
          const quantas = distribuicao[nota - 1] ?? 0
          return (
            <li key={nota}>
              <Link
                className="link"
                to="/avaliacao"
                search={{ nota: String(nota), de, ate, ...(posto !== undefined && { posto }) }}
                aria-label={`Ver as de nota ${nota}`}
              >
                {nota}
              </Link>
              <span className={styles.trilho} aria-hidden="true">
                <i style={{ inlineSize: `${(100 * quantas) / Math.max(1, respondidas)}%` }} />
              </span>
              <b className="num">{formatInteger(quantas)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** How far the figure moved since the days before, and where the network stands: '+ 6 contra o período anterior; rede + 41'. */
const comparedWords = ({ nps, antes, rede }: AvaliacaoSoma): string => {
  const change =
    nps !== null && antes
      ? nps === antes.nps
        ? 'igual ao período anterior'
        : `${formatNps(nps - antes.nps)} contra o período anterior`
      : undefined
  return [change, rede && `rede ${formatNps(rede.nps)}`].filter(Boolean).join('; ')
}

const Recomendacao = ({ soma }: { soma: AvaliacaoSoma }) => {
  const { nps, respondidas } = soma
  const compared = comparedWords(soma)
  const grupos = [
    { nome: 'Promotores', notas: 'nota 5', quantos: soma.promotores, className: styles.promotor },
    { nome: 'Neutros', notas: '3 e 4', quantos: soma.neutros, className: styles.neutro },
    { nome: 'Detratores', notas: '1 e 2', quantos: soma.detratores, className: styles.detrator },
  ]
  return (
    <section className="cartao" aria-labelledby="av-nps">
      <h2 id="av-nps">Recomendação</h2>
      <p className={styles.numero}>
        {formatNps(nps)} <small>de −100 a + 100</small>
      </p>
      {compared !== '' && <p className="t2 sm">{compared}</p>}
      <div className={styles.partes} aria-hidden="true">
        {grupos
          .filter(({ quantos }) => quantos > 0)
          .map(({ nome, quantos, className }) => (
            <i key={nome} className={className} style={{ flexGrow: quantos }} />
          ))}
      </div>
      <ul className={styles.linhas}>
        {grupos.map(({ nome, notas, quantos, className }) => (
          <li key={nome}>
            <span className={styles.grupo}>
              <i className={className} aria-hidden="true" />
              {nome} <small>{notas}</small>
            </span>
            <b className="num">{formatInteger(quantos)}</b>
            <span className={`num t2 ${styles.parte}`}>
              {respondidas === 0 ? '—' : `${formatInteger((100 * quantos) / respondidas)} %`}
            </span>
          </li>
        ))}
      </ul>
      <p className="t2 xs">
        Conta a média das quatro notas, arredondada. É a porcentagem de promotores menos a de detratores.
      </p>
    </section>
  )
}

const LINHA = { largura: 88, altura: 24, folga: 4 }

type MesesProps = { nome: string; meses: readonly { mes: string; media: number | null }[] }

/** The means of the months as a small line from 1 to 5, the last one marked; its name says each of them. */
const Meses = ({ nome, meses }: MesesProps) => {
  const { largura, altura, folga } = LINHA
  const points = meses.flatMap(({ media }, at) =>
    media === null
      ? []
      : [
          {
            x: folga + ((largura - 2 * folga) * at) / Math.max(1, meses.length - 1),
            y: altura - folga - ((altura - 2 * folga) * (media - 1)) / 4,
          },
        ],
  )
  const last = points.at(-1)
  return (
    <svg className={styles.meses} viewBox={`0 0 ${largura} ${altura}`} role="img">
      <title>
        {`${nome} por mês: ${meses.map(({ mes, media }) => `${monthWords(mes)} ${formatMedia(media)}`).join('; ')}`}
      </title>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r="3" />}
    </svg>
  )
}

const PorPergunta = ({ soma: { medias, meses }, de, ate, posto }: DoPeriodo & { soma: AvaliacaoSoma }) => {
  const reads = useCan('RELATORIO_VER')
  const dadas = CATEGORIAS_AVALIACAO.flatMap((categoria) => medias[categoria] ?? [])
  const pior = dadas.length > 0 && new Set(dadas).size > 1 ? Math.min(...dadas) : null
  return (
    <section className="cartao" aria-labelledby="av-perguntas">
      <h2 id="av-perguntas">Por pergunta</h2>
      <ul className={styles.linhas}>
        {CATEGORIAS_AVALIACAO.map((categoria) => (
          <li key={categoria}>
            <span className={styles.pergunta}>
              {CATEGORIA_AVALIACAO_LABELS[categoria]}
              {medias[categoria] !== null && medias[categoria] === pior && (
                <small className={styles.pior}>o que mais puxa para baixo</small>
              )}
            </span>
            <Meses
              nome={CATEGORIA_AVALIACAO_LABELS[categoria]}
              meses={meses.map(({ mes, medias: doMes }) => ({ mes, media: doMes[categoria] }))}
            />
            <b className="num">{formatMedia(medias[categoria])}</b>
          </li>
        ))}
      </ul>
      {meses.length > 1 && (
        <p className="t2 xs">
          As linhas são a média de cada mês.{' '}
          {reads && (
            <Link
              className="link"
              to="/relatorio/$nome"
              params={{ nome: 'avaliacoes' }}
              search={{ por: 'mes', de, ate, ...(posto !== undefined && { posto }) }}
            >
              Ver os números
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

type Props = {
  /** The list's own days: the cards sum what it shows. */
  search: DiasSearch
  posto: string | undefined
  onSearch: (dias: DiasSearch) => void
}

/** What the answers say, in three cards above them: the last six months unless others are chosen; of one post where the list shows one. */
export function SomaCards({ search, posto, onSearch }: Props) {
  const hoje = today()
  const { de, ate } = diasDe(search, hoje)
  const escolha = escolhaDe(search, hoje)
  const { data } = useQuery(somaQuery({ de, ate, posto }))
  useRefresh(['avaliacao', 'soma'], 'avaliacao')
  if (!data) return null
  return (
    <section className={styles.resumo} aria-label="Resumo">
      <header>
        <SelectField
          small
          label="Resumo de"
          value={escolha}
          options={[
            ...PERIODOS.map((meses) => ({ value: String(meses), label: `Últimos ${meses} meses` })),
            ...(escolha === OUTRO ? [{ value: OUTRO, label: 'Outro período' }] : []),
          ]}
          onChange={(chosen) => onSearch(searchDe(chosen, hoje))}
        />
        <span className="t2 sm num">
          {formatDay(de)} a {formatDay(ate)}
        </span>
      </header>
      <div className={styles.cartoes}>
        <Media soma={data} de={de} ate={ate} posto={posto} />
        <Recomendacao soma={data} />
        <PorPergunta soma={data} de={de} ate={ate} posto={posto} />
      </div>
    </section>
  )
}
