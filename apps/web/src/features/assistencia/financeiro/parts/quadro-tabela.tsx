import '../../../../ui/list/data-table.css'
import '../../../../ui/list/massa/row-box.css'
import styles from './quadro.module.css'
import type { QuadroFinanceiro, QuadroPosto } from '@app/contract/assistencia/financeiro'
import { addMeses } from '@app/rules/assistencia/cobranca'
import { nadaSePaga } from '@app/rules/assistencia/financeiro'
import { IconCheck, IconChecks } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { formatMes, mesBreve } from './mes.ts'
import { FechamentoSituacao } from './situacao.tsx'
import { amount } from './valor.ts'

type Anterior = QuadroPosto['anteriores'][number]

const Antes = ({ de }: { de: Anterior | undefined }) => (
  <td className={`dir num ${styles.antes} ${de?.situacao === 'PAGO' ? styles.pago : ''}`}>
    {de ? (
      <>
        {amount(de.total)}
        {de.situacao === 'PAGO' && !nadaSePaga(de.situacao, de.total) && (
          <>
            <Icon of={IconCheck} />
            <span className="so-leitor">pago</span>
          </>
        )}
        {de.situacao === 'APROVADO' && (
          <>
            <Icon of={IconChecks} />
            <span className="so-leitor">aprovado</span>
          </>
        )}
      </>
    ) : (
      '–'
    )}
  </td>
)

export type Escolha = { ids: ReadonlySet<number>; toggle: (id: number) => void; toggleAll: () => void }

type Props = {
  quadro: QuadroFinanceiro
  postos: readonly QuadroPosto[]
  /** Only who may approve chooses. */
  escolha: Escolha | undefined
}

const Linha = ({
  linha,
  meses,
  escolha,
}: { linha: QuadroPosto; meses: readonly string[] } & Pick<Props, 'escolha'>) => {
  const { posto, fechamento, anteriores } = linha
  const chosen = escolha?.ids.has(fechamento.id) === true
  return (
    <tr aria-selected={escolha ? chosen : undefined}>
      {escolha && (
        <td className={styles.caixa}>
          <input
            type="checkbox"
            className="caixa-m"
            aria-label={`Selecionar ${posto.nomeFantasia}`}
            checked={chosen}
            disabled={!fechamento.aprovavel}
            onChange={() => escolha.toggle(fechamento.id)}
          />
        </td>
      )}
      <td className={styles.posto}>
        <Link to="/financeiro/$id" params={{ id: String(fechamento.id) }}>
          {posto.nomeFantasia}
        </Link>
        <small>
          {posto.cidade}, {posto.estado}
        </small>
      </td>
      {meses.map((mes) => (
        <Antes key={mes} de={anteriores.find((each) => each.mes === mes)} />
      ))}
      <td className={styles.estado}>
        <FechamentoSituacao
          situacao={fechamento.situacao}
          contestadas={fechamento.contestadas}
          total={fechamento.total}
        />
      </td>
      <td className={`dir num ${styles.valor}`}>
        <b>{amount(fechamento.total)}</b>
      </td>
      <td className={`dir num ${styles.contestado}`}>
        {fechamento.contestadas > 0 ? (
          <span className={styles.atencao}>{amount(fechamento.contestado)}</span>
        ) : (
          <span className="t3">–</span>
        )}
      </td>
    </tr>
  )
}

/** Month × post: past months quiet, the month in work loud. */
export function QuadroTabela({ quadro, postos, escolha }: Props) {
  const meses = [-4, -3, -2, -1].map((n) => addMeses(quadro.mes, n))
  const aprovaveis = postos.filter(({ fechamento }) => fechamento.aprovavel)
  const chosen = aprovaveis.filter(({ fechamento }) => escolha?.ids.has(fechamento.id))
  const total = postos.reduce((sum, { fechamento }) => sum + Math.round(fechamento.total * 100), 0) / 100
  return (
    <table className={`tabela ${styles.quadro}`} aria-label={`Fechamentos de ${formatMes(quadro.mes)}`}>
      <thead>
        <tr>
          {escolha && (
            <th scope="col" className={styles.caixa}>
              <input
                type="checkbox"
                className="caixa-m"
                aria-label="Selecionar todos os que podem ser aprovados"
                checked={aprovaveis.length > 0 && chosen.length === aprovaveis.length}
                disabled={aprovaveis.length === 0}
                ref={(box) => {
                  if (box) box.indeterminate = chosen.length > 0 && chosen.length < aprovaveis.length
                }}
                onChange={escolha.toggleAll}
              />
            </th>
          )}
          <th scope="col">Posto</th>
          {meses.map((mes) => (
            <th key={mes} scope="col" className={`dir ${styles.antes}`}>
              {mesBreve(mes)}
            </th>
          ))}
          <th scope="col">Situação</th>
          <th scope="col" className="dir">
            Valor (R$)
          </th>
          <th scope="col" className="dir">
            Contestado
          </th>
        </tr>
      </thead>
      <tbody>
        {postos.map((linha) => (
          <Linha key={linha.fechamento.id} linha={linha} meses={meses} escolha={escolha} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={escolha ? 2 : 1}>
            {formatCount(postos.length, 'posto', 'postos')}
          </th>
          <td aria-hidden="true" className={styles.antes} colSpan={meses.length}>
            &nbsp;
          </td>
          <td aria-hidden="true">&nbsp;</td>
          <td className="dir num">{amount(total)}</td>
          <td aria-hidden="true">&nbsp;</td>
        </tr>
      </tfoot>
    </table>
  )
}
