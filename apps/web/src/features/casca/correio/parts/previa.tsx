import { CORREIO_MODELOS, type CorreioTextos, type CorreioTipo } from '@app/contract/casca/correio/modelos'
import { composeCarta, exemplosDe, htmlDaCarta } from '@app/rules/casca/correio'
import { useState } from 'react'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import styles from './correio.module.css'

const FORMAS = [
  { value: 'html', label: 'HTML' },
  { value: 'texto', label: 'Texto' },
] as const
type Forma = (typeof FORMAS)[number]['value']

type Props = { assunto: string; texto: string; ajuda: string }

/** A mail as it would arrive, with examples; its HTML in a frame that may run and load nothing. */
export function PreviaDoCorreio({ assunto, texto, ajuda }: Props) {
  const [forma, setForma] = useState<Forma>('html')
  return (
    <section className="cartao" aria-labelledby="correio-previa">
      <header>
        <h2 id="correio-previa">Como chega</h2>
        <Tabs label="Forma" value={forma} options={FORMAS} onChange={setForma} />
      </header>
      <div className="corpo pilha">
        <h3 className={styles.texto}>{assunto}</h3>
        {forma === 'html' ? (
          <iframe
            className={styles.quadro}
            title="E-mail em HTML, com exemplos"
            sandbox=""
            srcDoc={htmlDaCarta(assunto, texto)}
          />
        ) : (
          <p className={styles.texto}>{texto}</p>
        )}
        <p className="ajuda">{ajuda}</p>
      </div>
    </section>
  )
}

/** A kind of mail in these texts. */
export const Previa = ({ tipo, textos }: { tipo: CorreioTipo; textos: CorreioTextos }) => (
  <PreviaDoCorreio
    {...composeCarta(textos, exemplosDe(tipo), CORREIO_MODELOS[tipo].corpo)}
    ajuda="Os dados são exemplos. O que fica entre a abertura e o fechamento, quase sempre um endereço, é do produto."
  />
)
