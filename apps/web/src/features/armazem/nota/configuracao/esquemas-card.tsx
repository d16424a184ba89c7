import { clsx } from 'clsx'
import styles from './configuracao.module.css'
import { IconFileZip } from '@tabler/icons-react'
import type { NotaConfiguracao } from '@app/contract/armazem/nota'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { FileDrop } from '../../../../ui/media/file-drop.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { resetEsquemas, sendEsquemas } from '../api.ts'

const ORIGEM_WORDS: Record<NotaConfiguracao['esquema']['origem'], string> = {
  embutido: 'os originais do sistema',
  enviado: 'enviados aqui',
  ambiente: 'da pasta NFE_XSD_DIR do servidor, que vale mais que os enviados aqui',
}

type Props = {
  esquema: NotaConfiguracao['esquema']
  editable: boolean
  onConfiguracao: (configuracao: NotaConfiguracao) => void
}

/** The official schemas that judge a note's layout; newer ones come from the national portal as a ZIP. */
export function EsquemasCard({ esquema, editable, onConfiguracao }: Props) {
  const [refused, setRefused] = useState<string | null>(null)
  const { busy, run: change } = useTask(async (task: () => Promise<NotaConfiguracao>) => {
    setRefused(null)
    try {
      const fresh = await task()
      onConfiguracao(fresh)
      toast.success(`Esquemas em uso: ${fresh.esquema.versao}.`)
    } catch (error) {
      setRefused(describeError(error))
    }
  })
  return (
    <section className={clsx('cartao', styles.lado)} aria-labelledby="esquemas-titulo">
      <header>
        <h2 id="esquemas-titulo">Esquemas oficiais (XSD)</h2>
        {editable && esquema.origem === 'enviado' && (
          <div className="fim">
            <Button small disabled={busy} onClick={() => change(resetEsquemas)}>
              Voltar aos originais
            </Button>
          </div>
        )}
      </header>
      <div className="corpo pilha">
        <p>
          Em uso: <b className="num">{esquema.versao}</b>, {ORIGEM_WORDS[esquema.origem]}
          {esquema.enviadoEm && <span className="num"> em {formatDateTime(esquema.enviadoEm)}</span>}.
        </p>
        {refused && (
          <Faixa tone="error" title="Os esquemas não foram trocados.">
            {refused}
          </Faixa>
        )}
        {editable && (
          <FileDrop
            label="ZIP dos esquemas"
            accept=".zip,application/zip"
            disabled={busy}
            onFiles={([file]) => file && change(() => sendEsquemas(file))}
          >
            <Icon of={IconFileZip} size="g" />
            <b>{busy ? 'Conferindo o ZIP…' : 'Enviar o ZIP dos esquemas'}</b>
            <span className="sm">O pacote de liberação do portal da NF-e, como foi baixado.</span>
          </FileDrop>
        )}
      </div>
    </section>
  )
}
