import '../../../../ui/list/data-table.css'
import styles from './linhas.module.css'
import {
  ATO_FECHAMENTO_LABELS,
  FECHAMENTO_NATUREZA_LABELS,
  type Fechamento,
  type FechamentoLinha,
} from '@app/contract/assistencia/financeiro'
import { IconBan, IconMessageExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Fragment, useState } from 'react'
import { formatCount, formatDay } from '../../../../platform/text/format.ts'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { atosDaLinha, Conversa, type OnAct, hasConversa } from './conversa.tsx'
import { amount } from './valor.ts'

/** Orders that a page shows at first; a month of a large post has thousands. */
const PRIMEIRAS = 40

type Ordem = { id: number; numero: string; linhas: FechamentoLinha[]; daFabrica: string[] }

/** The lines under their orders, each order once; `linhas` come in the order of their orders. */
const ordensDe = ({ linhas, daFabrica }: Pick<Fechamento, 'linhas' | 'daFabrica'>): Ordem[] => {
  const ordens = new Map<number, Ordem>()
  for (const linha of linhas)
    if (linha.ordemServico) {
      const { id, numero } = linha.ordemServico
      const ordem = ordens.get(id) ?? { id, numero, linhas: [], daFabrica: [] }
      ordem.linhas.push(linha)
      ordens.set(id, ordem)
    }
  for (const { ordemServico, descricao } of daFabrica) ordens.get(ordemServico.id)?.daFabrica.push(descricao)
  return [...ordens.values()]
}

const tipoDe = ({ tipo, natureza }: FechamentoLinha): string =>
  [tipo === 'AJUSTE_OS' ? 'Ajuste' : null, natureza && FECHAMENTO_NATUREZA_LABELS[natureza]]
    .filter(Boolean)
    .join(' · ')

type Props = { fechamento: Fechamento; onAct: OnAct }

/** The first cells of a row: number, day and watch, shown once for each order and read with every line. */
const Cabeca = ({ ordem: { id, numero, linhas }, primeira }: { ordem: Ordem; primeira: boolean }) => {
  const [linha] = linhas
  const dia = linha?.finalizadaEm ? formatDay(linha.finalizadaEm).slice(0, 5) : '–'
  const oculta = (words: string) => (primeira ? words : <span className="so-leitor">{words}</span>)
  return (
    <>
      <td className="num forte">
        {primeira ? (
          <Link className="link" to="/ordemServico/$id" params={{ id: String(id) }}>
            {numero}
          </Link>
        ) : (
          oculta(numero)
        )}
      </td>
      <td className={`num t2 ${styles.dia}`}>{oculta(dia)}</td>
      <td className={`t2 corta ${styles.relogio}`}>{oculta(linha?.modelo ?? '–')}</td>
    </>
  )
}

/** A line that nobody has said anything about may still be contested or refused. */
const Atos = ({ fechamento, linha, onAct }: Props & { linha: FechamentoLinha }) =>
  linha.situacao === 'LIVRE' &&
  atosDaLinha(fechamento, linha).map((ato) => (
    <Button
      key={ato}
      small
      look="quiet"
      icon={ato === 'glosar' ? IconBan : IconMessageExclamation}
      iconOnly
      onClick={() => onAct({ ato, linha })}
    >
      {ATO_FECHAMENTO_LABELS[ato]}
    </Button>
  ))

const LinhasDaOrdem = ({ ordem, comAtos, ...props }: Props & { ordem: Ordem; comAtos: boolean }) => (
  <>
    {ordem.linhas.map((linha, at) => {
      const conversa = hasConversa(linha)
      return (
        <Fragment key={linha.id ?? at}>
          <tr className={clsx(at > 0 && styles.mesma, conversa && styles.dita)}>
            <Cabeca ordem={ordem} primeira={at === 0} />
            <td className={styles.descricao}>{linha.descricao}</td>
            <td className={`t2 ${styles.tipo}`}>{tipoDe(linha)}</td>
            <td className={`dir num ${styles.valor}`}>
              {linha.valorFinal !== linha.valor && <s className="t3">{amount(linha.valor)}</s>}{' '}
              {amount(linha.valorFinal)}
            </td>
            {comAtos && (
              <td className={styles.ato}>
                <Atos {...props} linha={linha} />
              </td>
            )}
          </tr>
          {conversa && (
            <tr className={styles.faixa}>
              <td colSpan={comAtos ? 7 : 6}>
                <Conversa {...props} linha={linha} />
              </td>
            </tr>
          )}
        </Fragment>
      )
    })}
    {ordem.daFabrica.map((descricao, at) => (
      <tr key={`fabrica-${at}`} className={styles.mesma}>
        <Cabeca ordem={ordem} primeira={false} />
        <td className={styles.descricao}>{descricao}</td>
        <td className={`t2 ${styles.tipo}`}>Fábrica</td>
        <td className={`dir t3 ${styles.valor}`}>não se paga</td>
        {comAtos && (
          <td className={styles.ato}>
            <span className="so-leitor">nenhuma</span>
          </td>
        )}
      </tr>
    ))}
  </>
)

const Tabela = ({ ordens, ...props }: Props & { ordens: readonly Ordem[] }) => {
  const comAtos = ordens.some(({ linhas }) =>
    linhas.some((linha) => linha.situacao === 'LIVRE' && atosDaLinha(props.fechamento, linha).length > 0),
  )
  return (
    <table className={clsx('tabela', styles.tabela, comAtos && styles.comAtos)} aria-label="Linhas das OS">
      <thead>
        <tr>
          <th scope="col">OS</th>
          <th scope="col" className={styles.dia}>
            Finalizada
          </th>
          <th scope="col" className={styles.relogio}>
            Relógio
          </th>
          <th scope="col">Serviço ou peça</th>
          <th scope="col">Tipo</th>
          <th scope="col" className="dir">
            Valor (R$)
          </th>
          {comAtos && (
            <th scope="col">
              <span className="so-leitor">Ações</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {ordens.map((ordem) => (
          <LinhasDaOrdem key={ordem.id} ordem={ordem} comAtos={comAtos} {...props} />
        ))}
      </tbody>
    </table>
  )
}

const isContestada = ({ situacao }: FechamentoLinha): boolean => situacao === 'CONTESTADA'

/** The lines of a closing under their orders, each with its paid amount and what was said about it. */
export const LinhasCard = ({ fechamento, onAct }: Props) => {
  const [parte, setParte] = useState<'todas' | 'contestadas'>('todas')
  const [inteira, setInteira] = useState(false)
  const ordens = ordensDe(fechamento)
  const linhas = ordens.flatMap((ordem) => ordem.linhas)
  const contestadas = linhas.filter(isContestada).length
  const mostradas =
    parte === 'contestadas' && contestadas > 0
      ? ordens.filter((ordem) => ordem.linhas.some(isContestada))
      : ordens
  const primeiras = inteira ? mostradas : mostradas.slice(0, PRIMEIRAS)
  return (
    <section className="cartao lista" aria-label="Linhas">
      <header>
        <h2>Linhas</h2>
        {ordens.length > 0 && (
          <span className="t2 sm num">
            {ordens.length} OS · {formatCount(linhas.length, 'linha', 'linhas')}
          </span>
        )}
        {contestadas > 0 && (
          <Tabs
            value={parte}
            options={[
              { value: 'todas', label: 'Todas', count: linhas.length },
              { value: 'contestadas', label: 'Contestadas', count: contestadas },
            ]}
            onChange={setParte}
          />
        )}
      </header>
      {ordens.length === 0 ? (
        <EmptyState hint="Nenhuma OS em garantia foi finalizada neste mês." />
      ) : (
        <Tabela fechamento={fechamento} onAct={onAct} ordens={primeiras} />
      )}
      {primeiras.length < mostradas.length && (
        <div className={styles.mais}>
          <span className="t2 num">
            {primeiras.length} de {mostradas.length} OS
          </span>
          <Button small look="quiet" onClick={() => setInteira(true)}>
            {`Mostrar as ${mostradas.length}`}
          </Button>
        </div>
      )}
    </section>
  )
}
