import styles from './pontos.module.css'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { CHECKLIST_RESULTADO_LABELS, CHECKLIST_TIPO_LABELS } from '@app/contract/assistencia/ordemServico'
import type { OsChecklist } from '@app/contract/assistencia/ordemServico'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import { FotoOs } from '../fotos/foto-os.tsx'

const BADGES = {
  OK: { tone: 'sucesso', icon: IconCheck },
  NAO_OK: { tone: 'erro-r', icon: IconX },
  NAO_SE_APLICA: { tone: 'neutro', icon: IconMinus },
} as const

type Props = { osId: number; checklists: readonly OsChecklist[] }

/** What was gone through, point by point, with what was said of it. */
export function ChecklistsCard({ osId, checklists }: Props) {
  const feitos = checklists.flatMap(({ tipo, feito }) => (feito ? [{ tipo, ...feito }] : []))
  if (feitos.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="os-checklist">
      <header>
        <h2 id="os-checklist">Checklists</h2>
      </header>
      <div className="corpo pilha">
        {feitos.map(({ tipo, em, quem, pontos }) => (
          <details key={tipo} open={pontos.some(({ resultado }) => resultado === 'NAO_OK')}>
            <summary>
              {CHECKLIST_TIPO_LABELS[tipo]}: {pontos.filter(({ resultado }) => resultado !== 'NAO_OK').length}{' '}
              de {pontos.length} sem problema
              <span className="t2 sm">
                {' '}
                · {quem}, <span className="num">{formatDateTime(em)}</span>
              </span>
            </summary>
            <ul className={styles.dito}>
              {pontos.map(({ nome, medida, resultado, nota, fotos }) => (
                <li key={nome}>
                  <span>
                    {nome}
                    {(nota ?? medida) && <small>{nota ?? medida}</small>}
                    {fotos.map((foto, at) => (
                      <FotoOs key={foto.id} osId={osId} arquivo={foto} alt={`Foto ${at + 1} de ${nome}`} />
                    ))}
                  </span>
                  <Badge {...BADGES[resultado]}>{CHECKLIST_RESULTADO_LABELS[resultado]}</Badge>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}
