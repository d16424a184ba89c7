import styles from './extrato.module.css'
import type { CobrancaResumo, LancamentoDoExtrato, OpcaoDoExtrato } from '@app/contract/assistencia/cobranca'
import { IconHelpCircle, IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { formatCount, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { searchCobrancas } from '../api.ts'
import type { Escolhida, Extrato } from './use-extrato.ts'
import { diaCurto, efeitoDe, mesDaCobranca, porQueDecide } from './words.ts'

type OpcaoProps = { group: string; chosen: boolean; onChoose: () => void; title: string; children: ReactNode }

const Opcao = ({ group, chosen, onChoose, title, children }: OpcaoProps) => (
  <label>
    <input type="radio" name={group} checked={chosen} onChange={onChoose} />
    <b>{title}</b>
    <small>{children}</small>
  </label>
)

const detalhe = ({ cobranca, ...opcao }: OpcaoDoExtrato): string =>
  [
    mesDaCobranca(cobranca.competencia),
    `vence ${diaCurto(cobranca.vencimento)}`,
    efeitoDe({ cobranca, ...opcao }),
  ]
    .filter(Boolean)
    .join(' · ')

const chosenOf = ({ id, versao, posto }: Escolhida): Escolhida => ({ id, versao, posto })

type ProcurarProps = {
  lancamento: LancamentoDoExtrato
  onClose: () => void
  onChoose: (found: Escolhida) => void
}

/** Finds a charge by the name of its post. */
function Procurar({ lancamento, onClose, onChoose }: ProcurarProps) {
  const [found, setFound] = useState<CobrancaResumo | null>(null)
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Procurar cobrança"
      subtitle={`${formatDay(lancamento.dia)} · ${formatMoney(lancamento.valor)}`}
      act={{
        label: 'Usar esta cobrança',
        disabled: found === null,
        run: () => found && onChoose(chosenOf(found)),
      }}
    >
      <SearchSelect<CobrancaResumo>
        label="Nome do posto"
        value={found}
        onChange={setFound}
        search={searchCobrancas}
        takeSingle={false}
        optionKey={({ id }) => id}
        optionLabel={({ posto, competencia }) => `${posto.nomeFantasia} · ${mesDaCobranca(competencia)}`}
        optionDetail={({ total, vencimento }) => `${formatMoney(total)} · vence ${diaCurto(vencimento)}`}
      />
    </Dialog>
  )
}

function Linha({ lancamento, extrato }: { lancamento: LancamentoDoExtrato; extrato: Extrato }) {
  const { linha, dia, valor, texto, opcoes } = lancamento
  const group = useId()
  const [searching, setSearching] = useState(false)
  const [left, setLeft] = useState(false)
  const chosen = extrato.escolhas.get(linha)
  const choose = (cobranca: Escolhida | null) => {
    setLeft(cobranca === null)
    extrato.choose([linha], cobranca)
  }
  const outra = chosen && !opcoes.some(({ cobranca }) => cobranca.id === chosen.id) ? chosen : undefined
  const problema = extrato.problemas.get(linha)
  return (
    <li>
      <div className={styles.lanc}>
        <span className="num t2">{diaCurto(dia)}</span>
        <b className="num">{formatMoney(valor)}</b>
        <span>{texto}</span>
      </div>
      <p className={styles.por} role={problema ? 'alert' : undefined}>
        <Icon of={IconHelpCircle} size="p" />
        <span>{[problema, porQueDecide(lancamento)].filter(Boolean).join(' ')}</span>
      </p>
      <div
        className={styles.opcs}
        role="radiogroup"
        aria-label={`Cobrança de ${formatMoney(valor)}, ${texto}`}
      >
        {opcoes.map((opcao) => (
          <Opcao
            key={opcao.cobranca.id}
            group={group}
            chosen={chosen?.id === opcao.cobranca.id}
            onChoose={() => choose(chosenOf(opcao.cobranca))}
            title={opcao.cobranca.posto.nomeFantasia}
          >
            {detalhe(opcao)}
          </Opcao>
        ))}
        {outra && (
          <Opcao group={group} chosen onChoose={() => choose(outra)} title={outra.posto.nomeFantasia}>
            cobrança {outra.id}
          </Opcao>
        )}
        <Button small icon={IconSearch} onClick={() => setSearching(true)}>
          Procurar cobrança
        </Button>
        <Opcao
          group={group}
          chosen={!chosen && (left || opcoes.length === 0)}
          onChoose={() => choose(null)}
          title="Nenhuma"
        >
          fica sem par
        </Opcao>
      </div>
      {searching && (
        <Procurar
          lancamento={lancamento}
          onClose={() => setSearching(false)}
          onChoose={(found) => {
            choose(found)
            setSearching(false)
          }}
        />
      )}
    </li>
  )
}

/** Rows without a certain pair: each with its reason and what may be chosen. */
export const Decide = ({ linhas, extrato }: { linhas: readonly LancamentoDoExtrato[]; extrato: Extrato }) => (
  <section className="cartao" aria-label="Você decide">
    <header>
      <h2>Você decide</h2>
      <span className="t2 sm">{formatCount(linhas.length, 'lançamento', 'lançamentos')} sem par certo</span>
    </header>
    <ul className={styles.decide}>
      {linhas.map((lancamento) => (
        <Linha key={lancamento.linha} lancamento={lancamento} extrato={extrato} />
      ))}
    </ul>
  </section>
)
