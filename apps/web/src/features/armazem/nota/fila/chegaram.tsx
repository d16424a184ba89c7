import type { CaixaArquivo } from '@app/contract/armazem/caixaNota'
import { formatNumeroNota } from '@app/rules/armazem/danfe'
import { IconAlertTriangle, IconFileImport, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { formatDateTime, formatInteger, formatMoment } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { arquivosQuery, discardArquivos, openArquivo } from '../../caixaNota/index.ts'
import styles from './entrada.module.css'
import { addFontes } from './fila.ts'
import type { Fonte } from './intake.ts'
import { readWaiting } from './leitor.ts'

const fonteOf = (arquivo: CaixaArquivo): Fonte => ({
  nome: arquivo.filename,
  tamanho: arquivo.length,
  open: () => openArquivo(arquivo),
})

const importAll = (arquivos: readonly CaixaArquivo[]) => {
  addFontes(arquivos.map(fonteOf), [])
  readWaiting()
}

const nomeDe = ({ tipo, notas, numero, filename }: CaixaArquivo): string => {
  if (tipo === 'evento') return 'Evento de nota'
  if (notas > 1) return `${notas} notas em ${filename}`
  return numero === null ? filename : `NF-e ${formatNumeroNota(numero)}`
}

const abrirDe = (shown: number, total: number): string => {
  if (shown < total) return `Abrir os primeiros ${formatInteger(shown)} de ${formatInteger(total)}`
  return total === 1 ? 'Abrir o arquivo' : `Abrir os ${formatInteger(total)} arquivos`
}

type LinhaProps = { arquivo: CaixaArquivo; onDiscard: () => void }

const Linha = ({ arquivo, onDiscard }: LinhaProps) => (
  <li>
    <button type="button" className="link num" onClick={() => importAll([arquivo])}>
      {nomeDe(arquivo)}
    </button>
    <span className="corta">{arquivo.emitente ?? (arquivo.assunto || 'Sem assunto')}</span>
    <span className={clsx('t2 corta', styles.doCliente)}>{arquivo.remetente}</span>
    <span className={styles.estado}>
      {arquivo.recusa && (
        <Badge tone="erro-r" icon={IconAlertTriangle}>
          Recusada
        </Badge>
      )}
    </span>
    <time className="t2 num" dateTime={arquivo.enviadoEm}>
      {formatMoment(arquivo.enviadoEm)}
    </time>
    <Button look="quiet" small iconOnly icon={IconTrash} onClick={onDiscard}>
      Descartar {nomeDe(arquivo)}
    </Button>
  </li>
)

function Descartar({ arquivo, onDone }: { arquivo: CaixaArquivo; onDone: () => void }) {
  const client = useQueryClient()
  return (
    <ConfirmDialog
      opened
      title="Descartar o arquivo?"
      subtitle={`${nomeDe(arquivo)}, de ${arquivo.remetente}`}
      confirmLabel="Descartar"
      danger
      onCancel={onDone}
      onConfirm={async () => {
        await discardArquivos([arquivo.id]).then(() => toast.success('Arquivo descartado.'), tellFailure)
        await client.invalidateQueries(arquivosQuery)
        onDone()
      }}
    >
      <p>{arquivo.recusa ?? 'A nota não será importada. A mensagem continua na caixa de e-mail.'}</p>
    </ConfirmDialog>
  )
}

/** What came to the mailbox and waits; opened, it goes the way of every file. */
export function Chegaram() {
  const { data } = useQuery(arquivosQuery)
  const [discarding, setDiscarding] = useState<CaixaArquivo | null>(null)
  if (!data || (data.arquivos.length === 0 && data.erro === null)) return null
  const { arquivos, total, erro, erroDesde } = data
  return (
    <section className="cartao" aria-labelledby="chegaram-titulo">
      <header>
        <h2 id="chegaram-titulo">Chegaram por e-mail</h2>
        {arquivos.length > 0 && (
          <div className="fim">
            <Button small icon={IconFileImport} onClick={() => importAll(arquivos)}>
              {abrirDe(arquivos.length, total)}
            </Button>
          </div>
        )}
      </header>
      {erro && (
        <div className="corpo">
          <Faixa tone="warning" title={`A caixa não é lida desde ${formatDateTime(erroDesde)}.`}>
            {erro} Fale com quem cuida das integrações.
          </Faixa>
        </div>
      )}
      {arquivos.length > 0 && (
        <ul className={clsx(styles.recentesN, styles.chegaram)}>
          {arquivos.map((arquivo) => (
            <Linha key={arquivo.id} arquivo={arquivo} onDiscard={() => setDiscarding(arquivo)} />
          ))}
        </ul>
      )}
      {discarding && <Descartar arquivo={discarding} onDone={() => setDiscarding(null)} />}
    </section>
  )
}
