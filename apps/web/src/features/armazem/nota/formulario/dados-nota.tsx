import { clsx } from 'clsx'
import styles from './nota.module.css'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { EnderecoNFe, InfNFe } from '@app/contract/armazem/nota'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatBytes } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import {
  documentoDe,
  enderecoLinhas,
  formatChave,
  formatEscrito,
  formatNumeroNota,
} from '@app/rules/armazem/danfe'
import { finalidadeWords } from '../words.ts'

function CopyChave({ chave }: { chave: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(chave).then(
      () => setCopied(true),
      () => toast.error('O navegador não deixou copiar. Selecione a chave e copie.'),
    )
  return (
    <>
      <Button
        small
        look="quiet"
        className="mini"
        icon={copied ? IconCheck : IconCopy}
        iconOnly
        onClick={() => void copy()}
      >
        Copiar chave de acesso
      </Button>
      <span role="status" className={copied ? 'xs t2' : 'so-leitor'}>
        {copied && 'Copiada'}
      </span>
    </>
  )
}

type Pessoa = { cnpj?: string | undefined; cpf?: string | undefined; idEstrangeiro?: string | undefined }

type ParteProps = { titulo: string; nome: string | null; pessoa: Pessoa; endereco: EnderecoNFe | undefined }

function Parte({ titulo, nome, pessoa, endereco }: ParteProps) {
  const { rotulo, texto } = documentoDe(pessoa)
  const linhas = enderecoLinhas(endereco)
  return (
    <div role="group" aria-label={titulo}>
      <h2>{titulo}</h2>
      <p className={styles.grande}>{nome ?? 'Sem nome'}</p>
      <dl>
        <dt>{rotulo}</dt>
        <dd className="num">{texto}</dd>
        <dt>Endereço</dt>
        <dd>
          {linhas.length === 0
            ? 'não informado'
            : linhas.map((linha) => (
                <span key={linha} className={styles.endereco}>
                  {linha}
                </span>
              ))}
        </dd>
      </dl>
    </div>
  )
}

/** Only unusual facts, beside the usual ones. */
const unusual = ({ ide, retirada, entrega }: InfNFe) =>
  [
    finalidadeWords(ide.finNFe) && { rotulo: 'Finalidade', texto: finalidadeWords(ide.finNFe) },
    ide.tpNF === '0' && { rotulo: 'Tipo', texto: 'Nota de entrada do emitente' },
    retirada && { rotulo: 'Retirada', texto: retirada.xNome ?? documentoDe(retirada).texto },
    entrega && { rotulo: 'Entrega', texto: entrega.xNome ?? documentoDe(entrega).texto },
  ].filter((fact) => fact !== false && fact !== undefined && fact !== null && fact !== '')

type Props = {
  infNFe: InfNFe
  /** The owner of the goods. */
  cliente?: string | undefined
  arquivo?: { nome: string; tamanho: number } | undefined
  /** At the right of the chave: the note's effect on the stock. */
  efeito?: ReactNode
}

/** Issuer, receiver and note; below them the chave, as on the DANFE. */
export function DadosNota({ infNFe, cliente, arquivo, efeito }: Props) {
  const { id, versao, ide, emit, dest } = infNFe
  return (
    <section className={clsx('cartao', styles.partes)} aria-label="Dados da nota">
      <div role="group" aria-label="Nota">
        <h2>Nota</h2>
        <p className={clsx(styles.grande, 'num')}>
          {formatNumeroNota(ide.nnf)} <span className="t2">série {ide.serie}</span>
        </p>
        <dl>
          {cliente && (
            <>
              <dt>Cliente</dt>
              <dd>{cliente}</dd>
            </>
          )}
          <dt>Versão</dt>
          <dd className="num">{versao}</dd>
          <dt>Emissão</dt>
          <dd className="num">{formatEscrito(ide.dhEmi)}</dd>
          {ide.natOp && (
            <>
              <dt>Natureza</dt>
              <dd>{ide.natOp}</dd>
            </>
          )}
          {unusual(infNFe).map((fact) => (
            <div key={fact.rotulo}>
              <dt>{fact.rotulo}</dt>
              <dd>{fact.texto}</dd>
            </div>
          ))}
          {arquivo && (
            <>
              <dt>Arquivo</dt>
              <dd className={styles.arqNome}>
                {arquivo.nome} · {formatBytes(arquivo.tamanho)}
              </dd>
            </>
          )}
        </dl>
      </div>
      <Parte titulo="Emitente" nome={emit.xNome} pessoa={emit} endereco={emit.enderEmit} />
      <Parte
        titulo="Destinatário"
        nome={dest?.xNome ?? null}
        pessoa={dest ?? {}}
        endereco={dest?.enderDest}
      />
      <div className={styles.chaveAc}>
        <span className="t2">Id</span>
        <span className="num">{formatChave(id)}</span>
        <CopyChave chave={id} />
        {efeito && <span className="efeito">{efeito}</span>}
      </div>
    </section>
  )
}
