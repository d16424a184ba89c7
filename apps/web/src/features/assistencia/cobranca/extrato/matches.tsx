import styles from './extrato.module.css'
import type { LancamentoDoExtrato } from '@app/contract/assistencia/cobranca'
import { IconArrowRight, IconHash, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { formatAmount, formatCount, formatMoney } from '../../../../platform/text/format.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import type { Extrato } from './use-extrato.ts'
import { diaCurto, efeitoDe, mesDaCobranca } from './words.ts'

/** More rows come when asked for. */
const FIRST = 50

function Linha({ lancamento, extrato }: { lancamento: LancamentoDoExtrato; extrato: Extrato }) {
  const { linha, dia, valor, texto, por, opcoes, escolhida } = lancamento
  const opcao = opcoes.find(({ cobranca }) => cobranca.id === escolhida)
  if (!opcao) return null
  const { posto, competencia } = opcao.cobranca
  const chosen = extrato.escolhas.has(linha)
  return (
    <tr aria-selected={chosen}>
      <td className={styles.cx}>
        <input
          type="checkbox"
          checked={chosen}
          aria-label={`Confirmar ${posto.nomeFantasia}, ${formatMoney(valor)}`}
          onChange={() => extrato.choose([linha], chosen ? null : 'proposta')}
        />
      </td>
      <td className="num t2">{diaCurto(dia)}</td>
      <td className={styles.texto}>{texto}</td>
      <td className="dir num forte">{formatAmount(valor)}</td>
      <td className={styles.seta}>
        <Icon of={IconArrowRight} size="p" />
      </td>
      <td className={styles.posto}>{posto.nomeFantasia}</td>
      <td className={styles.mes}>
        {mesDaCobranca(competencia)}
        {efeitoDe(opcao) && <small>{efeitoDe(opcao)}</small>}
      </td>
      <td className={styles.casou}>
        {por === 'TXID' ? (
          <Badge tone="sucesso" icon={IconHash}>
            txid
          </Badge>
        ) : (
          <Badge tone="info" icon={IconUser}>
            pagador
          </Badge>
        )}
      </td>
    </tr>
  )
}

/** Rows whose charge is certain, all chosen until a person leaves some out. */
export function Matches({ linhas, extrato }: { linhas: readonly LancamentoDoExtrato[]; extrato: Extrato }) {
  const [all, setAll] = useState(false)
  const shown = all ? linhas : linhas.slice(0, FIRST)
  const soma = linhas.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0) / 100
  const chosen = linhas.filter(({ linha }) => extrato.escolhas.has(linha)).length
  return (
    <section className="cartao" aria-label="Casam">
      <header>
        <h2>Casam</h2>
        <span className="t2 sm num">
          {formatCount(linhas.length, 'lançamento', 'lançamentos')} · {formatMoney(soma)}
        </span>
        <div className="fim">
          <span className="t2 sm so-mesa">O mesmo arquivo lido de novo não muda nada.</span>
        </div>
      </header>
      <table className={`tabela ${styles.casa}`} aria-label="Lançamentos que casam">
        <thead>
          <tr>
            <th className={styles.cx}>
              <input
                type="checkbox"
                checked={chosen === linhas.length}
                aria-label="Escolher todos"
                onChange={() =>
                  extrato.choose(
                    linhas.map(({ linha }) => linha),
                    chosen === linhas.length ? null : 'proposta',
                  )
                }
              />
            </th>
            <th scope="col">Data</th>
            <th scope="col">No extrato</th>
            <th scope="col" className="dir">
              Valor (R$)
            </th>
            <th scope="col" className={styles.seta}>
              <span className="so-leitor">Paga</span>
            </th>
            <th scope="col">Posto</th>
            <th scope="col">Cobrança</th>
            <th scope="col">Casou por</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((lancamento) => (
            <Linha key={lancamento.linha} lancamento={lancamento} extrato={extrato} />
          ))}
        </tbody>
      </table>
      {shown.length < linhas.length && (
        <div className={styles.resto}>
          <span className="num">
            {shown.length} de {linhas.length}
          </span>
          <Button small look="quiet" onClick={() => setAll(true)}>
            Mostrar os {linhas.length}
          </Button>
        </div>
      )}
    </section>
  )
}
