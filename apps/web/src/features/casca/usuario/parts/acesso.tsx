import { clsx } from 'clsx'
import styles from './usuario.module.css'
import { TIPO_LABELS } from '@app/contract/registers/usuario'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { valueAt, valueText } from '../../../../register/record/record.ts'
import type { RegisterRecord } from '../../../../register/record/record.ts'

const labelOf = (tipo: unknown) => Object.entries(TIPO_LABELS).find(([value]) => value === tipo)?.[1] ?? ''

/** How the person logs in, and since when. */
export function Acesso({ record }: { record: RegisterRecord }) {
  const last = valueText(record['ultimoAcesso'])
  const cupom = valueText(record['codigoCupom'])
  const factor = valueAt(record, 'segundoFator.ativo') === true
  const key = valueAt(record, 'segundoFator.chaveAcesso') === true
  const facts = [
    ['Tipo', labelOf(record['tipo'])],
    ['Último acesso', last ? formatDateTime(last) : 'Nunca entrou'],
    ['Verificação em duas etapas', factor ? 'Ativada' : 'Desativada'],
    ['Chave de acesso', key ? 'Tem' : 'Não tem'],
    ['Desde', formatDateTime(valueText(record['criadoEm']))],
    ...(cupom ? [['Cupom', cupom]] : []),
  ] as const
  return (
    <section className="cartao" aria-label="Acesso">
      <header>
        <h2>Acesso</h2>
      </header>
      <dl className={clsx('corpo', styles.dadosConta, styles.usuarioAcesso)}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
