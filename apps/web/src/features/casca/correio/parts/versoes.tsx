import type { CorreioModeloComVersoes, CorreioVersao } from '@app/contract/casca/correio'
import { CORREIO_MODELOS, type CorreioTextos } from '@app/contract/casca/correio/modelos'
import { CORREIO_CAMPOS, isMesmoTexto } from '@app/rules/casca/correio'
import { IconArrowBackUp } from '@tabler/icons-react'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { CAMPO_LABELS } from './campos.ts'
import styles from './correio.module.css'

/** What a version said anew. */
const Mudancas = ({ de, para }: { de: CorreioTextos; para: CorreioTextos }) => (
  <dl className={styles.mudancas}>
    {CORREIO_CAMPOS.filter((campo) => de[campo] !== para[campo]).map((campo) => (
      <div key={campo}>
        <dt className="t2">{CAMPO_LABELS[campo]}</dt>
        <dd className={styles.texto}>
          <del>{de[campo] || 'vazio'}</del>
        </dd>
        <dd className={styles.texto}>
          <ins>{para[campo] || 'vazio'}</ins>
        </dd>
      </div>
    ))}
  </dl>
)

type Props = {
  modelo: CorreioModeloComVersoes
  textos: CorreioTextos
  /** Takes a version's texts into the form; absent for people who only look. */
  onUse?: ((textos: CorreioTextos) => void) | undefined
}

const textosDe = ({ assunto, abertura, fechamento }: CorreioVersao): CorreioTextos => ({
  assunto,
  abertura,
  fechamento,
})

/** All that the texts have been here: who, when, what changed. */
export function Versoes({ modelo: { tipo, versoes }, textos, onUse }: Props) {
  if (versoes.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="correio-versoes">
      <header>
        <h2 id="correio-versoes">Versões</h2>
        <span className="ajuda">A mais nova primeiro</span>
      </header>
      <ol className={styles.versoes}>
        {versoes.map((versao, at) => {
          const { em, por, padrao } = versao
          return (
            <li key={versao.versao} className="pilha">
              <div className={styles.quem}>
                <b>{por}</b>
                <time className="num t2" dateTime={em}>
                  {formatDateTime(em)}
                </time>
                {padrao && (
                  <Badge tone="neutro" icon={IconArrowBackUp}>
                    Texto do produto
                  </Badge>
                )}
                {onUse && !isMesmoTexto(textos, versao) && (
                  <Button small look="quiet" icon={IconArrowBackUp} onClick={() => onUse(textosDe(versao))}>
                    Usar estes textos
                  </Button>
                )}
              </div>
              <Mudancas de={versoes[at + 1] ?? CORREIO_MODELOS[tipo].padrao} para={versao} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
