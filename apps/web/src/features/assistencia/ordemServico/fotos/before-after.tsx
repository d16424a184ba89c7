import styles from './fotos.module.css'
import { FOTO_MOMENTO_LABELS, FOTO_ROTULO_LABELS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServico, OsFoto } from '@app/contract/assistencia/ordemServico'
import { paresDeFotos } from '@app/rules/assistencia/ordemServico'
import { useNovasFotos } from '../ficha/novas-fotos.ts'
import { FotoTile } from '../../../../ui/media/foto-tile.tsx'
import { FotoOs } from './foto-os.tsx'

/** 'Entrada, frente'. */
export const fotoWords = ({ rotulo, momento }: Pick<OsFoto, 'rotulo' | 'momento'>): string | null => {
  const words = [momento && FOTO_MOMENTO_LABELS[momento], rotulo && FOTO_ROTULO_LABELS[rotulo]].filter(
    Boolean,
  )
  return words.length === 0
    ? null
    : words.join(', ').replace(/, (.)/, (_, first: string) => `, ${first.toLowerCase()}`)
}

/** What a stored photo shows, on it. */
export const FotoLegenda = ({ foto }: { foto: OsFoto }) => {
  const words = fotoWords(foto)
  return words && <span className={styles.legenda}>{words}</span>
}

/** Each side of the watch as it came, beside how it leaves; the photo that is missing is taken here. */
export function BeforeAfter({ os }: { os: OrdemServico }) {
  const { busy, run } = useNovasFotos(os)
  const pares = paresDeFotos(os.fotos)
  if (pares.length === 0) return null
  const faltam = pares.filter(({ depois }) => depois === null).length
  const fotografa = os.proximasAcoes.includes('fotografar')
  return (
    <section className="cartao" aria-labelledby="antes-depois">
      <header>
        <h2 id="antes-depois">Antes e depois</h2>
        {faltam > 0 && (
          <span className="t2 sm num">{faltam === 1 ? 'falta 1 foto' : `faltam ${faltam} fotos`}</span>
        )}
      </header>
      <ul className={`corpo ${styles.pares}`}>
        {pares.flatMap(({ antes, depois }) => {
          const saida = fotoWords({ rotulo: antes.rotulo, momento: 'SAIDA' }) ?? ''
          return [
            <li key={antes.id}>
              <FotoOs osId={os.id} arquivo={antes} alt={`Foto: ${fotoWords(antes) ?? ''}`} />
              <FotoLegenda foto={antes} />
            </li>,
            <li key={`${antes.id} depois`}>
              {depois && <FotoOs osId={os.id} arquivo={depois} alt={`Foto: ${saida}`} />}
              {depois && <FotoLegenda foto={depois} />}
              {!depois && fotografa && (
                <FotoTile
                  label={saida}
                  busy={busy}
                  onFotos={(fotos) =>
                    run(fotos.slice(0, 1).map((foto) => ({ ...foto, rotulo: antes.rotulo })))
                  }
                />
              )}
            </li>,
          ]
        })}
      </ul>
    </section>
  )
}
