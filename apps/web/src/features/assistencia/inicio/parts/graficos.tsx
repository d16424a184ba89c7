import { clsx } from 'clsx'
import styles from './graficos.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { META_ATE_30 } from '@app/contract/assistencia/inicio'
import type { RaiasDoInicio, SemanasDoInicio } from '@app/contract/assistencia/inicio'
import { RAIAS } from '@app/rules/assistencia/ordemServico'
import { formatDay, formatInteger, formatQuantity } from '../../../../platform/text/format.ts'
import { ChartCard, ChartCardBone, ChartCards } from '../../../../ui/chart/chart-card.tsx'
import { Chart } from '../../../../ui/chart/chart.tsx'
import { Mostrador } from '../../ordemServico/index.ts'
import { semanasQuery } from '../api.ts'
import { resumoDe } from '../semanas.ts'

/** The report of the same numbers. */
const TABELA = { to: '/relatorio/$nome', params: { nome: 'tempo-de-conserto' } } as const

const Mudou = ({
  por,
  unidade,
  bom,
}: {
  por: number | null
  unidade: [string, string]
  bom: 'mais' | 'menos'
}) => {
  if (por === null || por === 0) return null
  const melhor = por > 0 === (bom === 'mais')
  const [um, muitos] = unidade
  return (
    <span className={clsx(melhor && styles.bom)}>
      {`${por > 0 ? '+' : '−'}${formatQuantity(Math.abs(por))} ${Math.abs(por) === 1 ? um : muitos}`}
    </span>
  )
}

const places = (semanas: SemanasDoInicio) => semanas.map(({ semana }) => formatDay(semana).slice(0, 5))

function Semanas({ semanas }: { semanas: SemanasDoInicio }) {
  const { parte, parteMudou, dias, diasMudou } = resumoDe(semanas)
  const tabela = (
    <Link className="link sm" {...TABELA}>
      Tabela
    </Link>
  )
  return (
    <>
      <ChartCard
        title="Prontas em até 30 dias"
        link={tabela}
        lead={
          <>
            <strong className="num">{parte === null ? '—' : `${formatInteger(parte)} %`}</strong>
            <Mudou por={parteMudou} unidade={['ponto', 'pontos']} bom="mais" />
            <span>{`em 4 semanas · meta ${META_ATE_30} %`}</span>
          </>
        }
      >
        <Chart
          compact
          goal={META_ATE_30}
          label="Prontas em até 30 dias, por semana"
          places={places(semanas)}
          lines={[]}
          bars={[
            {
              key: 'parte',
              label: 'Em até 30 dias',
              values: semanas.map(({ reparadas, ate30 }) =>
                reparadas === 0 ? null : Math.round((100 * ate30) / reparadas),
              ),
              text: (value) => (value === null ? 'nenhuma' : `${formatInteger(value)} %`),
            },
          ]}
        />
      </ChartCard>
      <ChartCard
        title="Dias até ficar pronta"
        link={tabela}
        lead={
          <>
            <strong className="num">{dias === null ? '—' : formatQuantity(dias)}</strong>
            <Mudou por={diasMudou} unidade={['dia', 'dias']} bom="menos" />
            <span>média de 4 semanas</span>
          </>
        }
      >
        <Chart
          compact
          label="Dias até ficar pronta, por semana"
          places={places(semanas)}
          bars={[]}
          lines={[
            {
              key: 'dias',
              label: 'Dias, média',
              values: semanas.map(({ mediaDias }) => mediaDias),
              text: (value) => (value === null ? 'nenhuma' : formatQuantity(value)),
            },
          ]}
        />
      </ChartCard>
    </>
  )
}

const CORES = [
  ['AZUL', 's-azul', 'azul', 4],
  ['VERDE', 's-verde', 'verde', 12],
  ['AMARELO', 's-amarelo', 'amarelo', 22],
  ['VERMELHO', 's-vermelho', 'vermelho', 28],
  ['BRANCO', 's-branco', 'branco', 0],
] as const

/** 'azul 3, vermelho 1'; a lane without orders says so, because a picture needs a name. */
const coresEmPalavras = (cores: RaiasDoInicio[number]['cores']) =>
  CORES.flatMap(([cor, , nome]) => (cores[cor] > 0 ? `${nome} ${formatInteger(cores[cor])}` : [])).join(
    ', ',
  ) || 'nenhuma'

function Abertas({ raias }: { raias: RaiasDoInicio }) {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const totais = raias.map(({ cores }) => sum(Object.values(cores)))
  const most = Math.max(1, ...totais)
  return (
    <ChartCard
      title="Onde estão as abertas"
      link={
        <Link className="link sm" to="/ordemServico" search={{ modo: 'quadro' }}>
          Quadro
        </Link>
      }
      lead={
        <>
          <strong className="num">{formatInteger(sum(totais))}</strong>
          <span className={styles.chave}>
            {CORES.map(([cor, className, nome, dias]) => (
              <span key={cor} className={className}>
                <Mostrador dias={dias} />
                {nome} <b className="num">{formatInteger(sum(raias.map(({ cores }) => cores[cor])))}</b>
              </span>
            ))}
          </span>
        </>
      }
    >
      <ul className={styles.pilhas}>
        {raias.map(({ raia, cores }, at) => (
          <li key={raia}>
            <span>{RAIAS[raia].rotulo}</span>
            <span
              className={styles.barra}
              role="img"
              aria-label={coresEmPalavras(cores)}
              title={coresEmPalavras(cores)}
            >
              {CORES.map(([cor, className]) =>
                cores[cor] > 0 ? (
                  <i
                    key={cor}
                    className={clsx(className, styles[cor.toLowerCase()])}
                    ref={(element) =>
                      element?.style.setProperty('--parte', String((100 * cores[cor]) / most))
                    }
                  />
                ) : null,
              )}
            </span>
            <b className="num">{formatInteger(totais[at] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}

/** How repairs go, and where the open orders stand; each card links to its table. */
export function Graficos({ raias }: { raias: RaiasDoInicio }) {
  const { data } = useQuery(semanasQuery)
  return (
    <ChartCards>
      {data ? <Semanas semanas={data} /> : ['a', 'b'].map((key) => <ChartCardBone key={key} />)}
      <Abertas raias={raias} />
    </ChartCards>
  )
}
