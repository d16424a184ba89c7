import styles from './doc.module.css'
import type { Doc } from '@app/contract/assistencia/doc'
import { foraDaBusca } from '@app/rules/assistencia/doc'
import { IconDownload } from '@tabler/icons-react'
import { download } from '../../../../platform/http/download.ts'
import { formatDay } from '../../../../platform/text/format.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { arquivoPath } from '../api.ts'

/** The versions of a document, the newest first: what changed, who, when. */
export const VersoesCard = ({ doc }: { doc: Doc }) => (
  <section className="cartao" aria-labelledby="doc-versoes">
    <header>
      <h2 id="doc-versoes">Versões</h2>
    </header>
    <div className="corpo">
      <ul className={styles.linhas}>
        {doc.versoes.map(({ numero, mudou, criadaEm, por, lidoEm, paginas, paginasComTexto, arquivo }) => (
          <li key={numero}>
            <span>
              <b className="num">v{numero}</b> <span className="num t2">{formatDay(criadaEm)}</span>
            </span>
            <span>{mudou}</span>
            <span className="t2 sm">
              {[por, lidoEm && `você leu em ${formatDay(lidoEm)}`, foraDaBusca({ paginas, paginasComTexto })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span>
              <Button
                small
                look="quiet"
                icon={IconDownload}
                onClick={() =>
                  void download(arquivoPath(doc.id, numero), arquivo.filename).catch(tellFailure)
                }
              >
                Baixar v{numero}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
