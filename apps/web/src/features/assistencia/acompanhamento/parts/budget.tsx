import { clsx } from 'clsx'
import styles from './follow.module.css'
import { IconCheck, IconHandFinger, IconShieldCheck, IconTool, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { approvedOf, isOut } from './answer.ts'
import type { LinhaVista, OrcamentoVisto } from './answer.ts'

const titleOf = ({ titulo, quantidade }: LinhaVista) =>
  quantidade === 1 ? titulo : `${quantidade} × ${titulo}`

function Line({ linha, out, children }: { linha: LinhaVista; out: boolean; children?: ReactNode }) {
  return (
    <li className={out ? styles.fora : undefined}>
      <b>{titleOf(linha)}</b>
      <span className={clsx(styles.val, 'num')}>
        {linha.garantia ? 'Na garantia' : formatMoney(linha.valor)}
      </span>
      {out && <span className="so-leitor">recusado</span>}
      {linha.descricao && <span className={styles.desc}>{linha.descricao}</span>}
      {children}
    </li>
  )
}

type ChoiceProps = { linha: LinhaVista; out: boolean; onChoose: (out: boolean) => void }

/** A line that may be refused alone. */
const Choice = ({ linha, out, onChoose }: ChoiceProps) => (
  <Line linha={linha} out={out}>
    <fieldset className={styles.acDupla}>
      <legend className="so-leitor">{titleOf(linha)}</legend>
      <label>
        <input type="radio" name={`linha-${linha.id}`} checked={!out} onChange={() => onChoose(false)} />
        <Icon of={IconCheck} />
        Aprovar
      </label>
      <label>
        <input type="radio" name={`linha-${linha.id}`} checked={out} onChange={() => onChoose(true)} />
        <Icon of={IconX} />
        Recusar
      </label>
    </fieldset>
  </Line>
)

type Props = {
  orcamento: OrcamentoVisto
  diasGarantiaServico: number
  refused: readonly number[]
  onRefuse: (refused: number[]) => void
}

/** The budget: its terms, what the repair needs, and what is for the consumer to choose. */
export function Budget({ orcamento, diasGarantiaServico, refused, onRefuse }: Props) {
  const { linhas, podeResponder, termos, observacoes, validoAte } = orcamento
  // While an addition waits for its answer, what was approved before is not asked again.
  const before = podeResponder ? linhas.filter(({ situacao }) => situacao === 'APROVADA') : []
  const asked = linhas.filter((linha) => !before.includes(linha))
  const needed = asked.filter(({ opcional }) => !opcional)
  const optional = asked.filter(({ opcional }) => opcional)
  const choose = (id: number, out: boolean) =>
    onRefuse(out ? [...refused, id] : refused.filter((other) => other !== id))
  return (
    <section aria-labelledby="ac-orcamento">
      <div className={clsx('linha entre', styles.acTit)}>
        <h2 id="ac-orcamento">Orçamento</h2>
        {podeResponder && (
          <span className="t2 sm">
            vale até <span className="num">{formatDay(validoAte).slice(0, 5)}</span>
          </span>
        )}
      </div>
      {podeResponder && (
        <ul className={styles.acTermos} aria-label="Condições">
          {termos.map((termo) => (
            <li key={termo}>{termo}</li>
          ))}
        </ul>
      )}
      {observacoes && <p className={styles.acObs}>{observacoes}</p>}
      <ul className={styles.acLinhas}>
        {before.length > 0 && (
          <li className={styles.grupo}>
            <Icon of={IconCheck} size="p" />
            Já aprovado
            <span className="num">{formatMoney(approvedOf({ linhas: before }, []).valor)}</span>
          </li>
        )}
        {before.map((linha) => (
          <Line key={linha.id} linha={linha} out={false} />
        ))}
        {needed.length > 0 && (
          <li className={styles.grupo}>
            <Icon of={IconTool} size="p" />
            {before.length > 0 ? 'Acrescentado agora' : 'Necessário para o conserto'}
            <span className="num">{formatMoney(approvedOf({ linhas: needed }, []).valor)}</span>
          </li>
        )}
        {needed.map((linha) => (
          <Line key={linha.id} linha={linha} out={isOut(linha, refused)} />
        ))}
        {optional.length > 0 && (
          <li className={styles.grupo}>
            <Icon of={IconHandFinger} size="p" />
            {podeResponder ? 'Você escolhe' : 'À sua escolha'}
          </li>
        )}
        {optional.map((linha) =>
          podeResponder ? (
            <Choice
              key={linha.id}
              linha={linha}
              out={isOut(linha, refused)}
              onChoose={(out) => choose(linha.id, out)}
            />
          ) : (
            <Line key={linha.id} linha={linha} out={isOut(linha, refused)} />
          ),
        )}
        {orcamento.abatimento > 0 && (
          <li>
            <b>Abatimento no preço</b>
            <span className={clsx(styles.val, 'num')}>{formatMoney(-orcamento.abatimento)}</span>
            <span className={styles.desc}>Sua escolha, passados os 30 dias.</span>
          </li>
        )}
      </ul>
      {!podeResponder && (
        <p className={styles.acCob}>
          <Icon of={IconShieldCheck} />
          <span>
            Serviço com <b>{diasGarantiaServico} dias de garantia</b> a partir da entrega.
          </span>
        </p>
      )}
    </section>
  )
}
