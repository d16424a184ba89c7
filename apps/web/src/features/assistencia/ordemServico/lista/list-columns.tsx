import { clsx } from 'clsx'
import styles from './list.module.css'
import { IconBolt } from '@tabler/icons-react'
import {
  CONSERTO_DIAS_LABELS,
  OS_TYPE_LABELS,
  OS_TYPES,
  PRAZO_GARANTIA,
  PRAZO_GARANTIA_LABELS,
  QUANDO_LABELS,
  RESULTADO_ORCAMENTO_LABELS,
  RESULTADO_TROCA_LABELS,
  RETIRADA_LABELS,
  RETIRADAS,
  SEM_LABELS,
  SEMAFORO,
  SEMAFORO_LABELS,
  type OrdemServicoResumo,
} from '@app/contract/assistencia/ordemServico'
import { soComOutroPosto } from '../../../../platform/session/posto.ts'
import { formatDay } from '../../../../platform/text/format.ts'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Dias } from '../ficha/mostrador.tsx'
import { GarantiaBadge } from '../entrada/relogio/garantia.tsx'
import { prazoWords } from './prazo.ts'
import { Promessa } from './promessa.tsx'
import { StatusOsBadge } from '../ficha/status-os.tsx'

/** Numbers repeat per post (decisions 59): phones have no column for the post, so it is shown beside the number. */
const numero = (proprio: number | undefined): Column<OrdemServicoResumo> => ({
  key: 'numero',
  header: 'Nº da OS',
  width: '10rem',
  sort: 'numero',
  cell: ({ numero: text, osType, reincidencia, posto: { id, nomeFantasia } }) => (
    <>
      <span className="num forte">{text}</span>
      {osType === 'PA' && (
        <span className="etiqueta neutro">
          <Icon of={IconBolt} />
          PA
        </span>
      )}
      {reincidencia === 'PENDENTE' && <span className="so-leitor">, reincidência a autorizar</span>}
      {id !== proprio && <span className={clsx(styles.postoN, 'so-telefone t2 xs')}>{nomeFantasia}</span>}
    </>
  ),
})

const posto = (proprio: number | undefined): Column<OrdemServicoResumo> => ({
  key: 'posto',
  header: 'Posto',
  sort: 'posto',
  wideOnly: true,
  ...soComOutroPosto(proprio, (os: OrdemServicoResumo) => os.posto.id),
  cell: ({ posto: { nomeFantasia } }) => <span className="corta bloco">{nomeFantasia}</span>,
})

const outras: Column<OrdemServicoResumo>[] = [
  {
    key: 'relogio',
    header: 'Relógio',
    cell: ({ relogio }) =>
      relogio ? (
        <span className={styles.duasL}>
          <span className="corta">{relogio.modelo.descricao}</span>
          <span className="num t2 xs">{relogio.numeroSerie}</span>
        </span>
      ) : (
        <span className="t2">—</span>
      ),
  },
  {
    key: 'consumidor',
    header: 'Cliente',
    sort: 'consumidor',
    cell: ({ consumidor }) => <span className="corta bloco">{consumidor.nome}</span>,
  },
  {
    key: 'status',
    header: 'Situação',
    sort: 'status',
    width: '14.5rem',
    cell: ({ statusOS }) => <StatusOsBadge status={statusOS} />,
  },
  {
    key: 'garantia',
    header: 'Garantia',
    width: '8rem',
    wideOnly: true,
    cell: (os) => <GarantiaBadge of={os} />,
  },
  {
    key: 'prazo',
    header: 'Prazo',
    sort: 'diasCorridos',
    width: '15rem',
    cell: (os) => (
      <span className={clsx(styles.duasL, styles.prazoL)}>
        <span className={styles.diasL}>
          <Dias dias={os.diasCorridos} semaforo={os.semaforo} />
          <Promessa os={os} />
        </span>
        <span className="num t2 xs">{prazoWords(os)}</span>
        {os.prazoGarantia && (
          <span
            className={clsx(
              'etiqueta',
              os.prazoGarantia === 'PASSOU' ? 'faturamento-atrasado' : 'em-separacao',
            )}
          >
            {PRAZO_GARANTIA_LABELS[os.prazoGarantia]}
          </span>
        )}
      </span>
    ),
  },
]

/** Number, post, watch, consumer, status, warranty, days with the traffic light (S4-076). */
export const osColumns = (proprio: number | undefined): Column<OrdemServicoResumo>[] => [
  numero(proprio),
  posto(proprio),
  ...outras,
]

/** What the columns show, for the CSV. */
export const OS_CSV = {
  fields: [
    'numero',
    'osType',
    'posto',
    'relogio.modelo',
    'relogio.numeroSerie',
    'consumidor',
    'statusOS',
    'garantia',
    'diasCorridos',
    'semaforo',
    'creationDateTime',
    'valorTotal',
  ],
  labels: [
    'Nº da OS',
    'Tipo',
    'Posto',
    'Modelo',
    'Nº de série',
    'Cliente',
    'Situação',
    'Garantia',
    'Dias corridos',
    'Semáforo',
    'Criada em',
    'Valor total',
  ],
}

const wordsOf = (labels: Readonly<Record<string, string>>) => (value: string) => labels[value] ?? value

type Words = Readonly<Record<string, (value: string, all: Readonly<Record<string, string>>) => string>>

/** The active filters in words. */
export const OS_CHIPS: Words = {
  busca: (value) => `“${value}”`,
  status: (value) =>
    value.includes(',')
      ? `${value.split(',').length} status`
      : `Status: ${value.replaceAll('_', ' ').toLowerCase()}`,
  osType: (value) => OS_TYPE_LABELS[OS_TYPES.find((one) => one === value) ?? OS_TYPES[0]],
  posto: (value, { postoNome }) => postoNome ?? `Posto ${value}`,
  codigoSap: (value) => `SAP ${value}`,
  consumidor: (value) => `Consumidor: ${value}`,
  numeroSerie: (value) => `Nº de série ${value}`,
  modelo: (value, { modeloNome }) => modeloNome ?? `Modelo ${value}`,
  marca: (value) => `Marca ${value}`,
  tecnico: (value) => `Técnico ${value}`,
  semaforo: (value) => SEMAFORO_LABELS[SEMAFORO.find((one) => one === value) ?? SEMAFORO[0]],
  reincidencia: (value) => `Reincidência: ${value.toLowerCase()}`,
  garantia: (value) => (value === 'true' ? 'Em garantia' : 'Fora da garantia'),
  prazoGarantia: (value) =>
    `Garantia: ${PRAZO_GARANTIA_LABELS[PRAZO_GARANTIA.find((one) => one === value) ?? 'PERTO'].toLowerCase()}`,
  retirada: (value) => RETIRADA_LABELS[RETIRADAS.find((one) => one === value) ?? '0'],
  avisar: () => 'Clientes a avisar',
  atrasada: (value) => (value === 'true' ? 'Atrasadas' : 'Em dia'),
  abertas: (value) => (value === 'true' ? 'Abertas' : 'Encerradas e abertas'),
  prometidaDe: (value) => `Prometida desde ${formatDay(value)}`,
  prometidaAte: (value) => `Prometida até ${formatDay(value)}`,
  quando: wordsOf(QUANDO_LABELS),
  consertoDias: wordsOf(CONSERTO_DIAS_LABELS),
  sem: wordsOf(SEM_LABELS),
  reparadoPor: (value) => `Reparada pelo técnico ${value}`,
  recusadaQc: () => 'Devolvida pelo controle de qualidade',
  orcamento: wordsOf(RESULTADO_ORCAMENTO_LABELS),
  troca: wordsOf(RESULTADO_TROCA_LABELS),
  causa: (value) => `Causa ${value}`,
  sintoma: (value) => `Sintoma ${value}`,
  peca: (value) => `Peça ${value}`,
  de: (value) => `Desde ${formatDay(value)}`,
  ate: (value) => `Até ${formatDay(value)}`,
}
