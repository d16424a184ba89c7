import { clsx } from 'clsx'
import styles from './linhas.module.css'
import type { OrcamentoMesa, OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { ReactNode } from 'react'
import { formatCount } from '../../../../platform/text/format.ts'
import { NovaLinha } from './item-picker.tsx'
import { Limites } from './limites.tsx'
import { LinhaEditor } from './linha-editor.tsx'
import { Modelos } from './modelos.tsx'
import type { useLinhas } from './use-linhas.ts'

type Props = {
  os: OrdemServico
  mesa: OrcamentoMesa
  editor: ReturnType<typeof useLinhas>
  errorAt: (path: string) => ReactNode
}

/** 'Linhas': a row a line, and at the foot the next one. */
export function LinhasCard({ os, mesa, editor, errorAt }: Props) {
  const { linhas, aberta, lista, foot } = editor
  const wrong = (index: number) => faltasAt(errorAt, index)
  return (
    <section className={clsx('cartao', styles.cartaoLinhas)} aria-labelledby="orc-linhas">
      <header>
        <h2 id="orc-linhas">Linhas</h2>
        <span className="t2 sm">{formatCount(linhas.length, 'linha', 'linhas')}</span>
        <span className={clsx('fim t3 xs', styles.teclas)} aria-hidden="true">
          <kbd>Enter</kbd> próximo · <kbd>Alt</kbd> <kbd>+</kbd> nova linha
        </span>
      </header>
      {linhas.length > 0 && (
        <div className={styles.cabeca}>
          <span>Serviço ou peça</span>
          <span>Sintoma e causa</span>
          <span>Garantia</span>
          <span className="dir">Preço</span>
          <span className="dir">
            <Limites descontos={mesa.descontos} />
          </span>
          <span>Opcional</span>
          <span className="dir">Valor</span>
        </div>
      )}
      <div ref={lista} role="presentation" onKeyDown={editor.onEnter}>
        {linhas.map((linha, index) => (
          <LinhaEditor
            key={linha.key}
            osId={os.id}
            linha={linha}
            numero={index + 1}
            descontoMaximo={mesa.descontoMaximo}
            aberta={aberta === linha.key || wrong(index)}
            onAbrir={() => editor.toggle(linha.key)}
            errorAt={(name) => errorAt(`linhas.${index}.${name}`)}
            onChange={(part) => editor.change(index, part)}
            onRemove={() => editor.remove(index)}
          />
        ))}
      </div>
      {linhas.length === 0 && (
        <p className={clsx('t2', styles.vazio)}>
          Acrescente o que o conserto precisa: peças e serviços, um por linha.
        </p>
      )}
      <div className={styles.nova}>
        <NovaLinha osId={os.id} inputRef={foot} onAdd={editor.addItem} />
        <Modelos modelos={mesa.modelos} onApply={editor.addModelo} />
      </div>
    </section>
  )
}

const CAMPOS = [
  'peca',
  'servico',
  'sintoma',
  'causa',
  'garantia',
  'solicitarPeca',
  'quantidade',
  'valorFinal',
  'motivoValor',
  'descricao',
] as const

/** A folded line with something wrong opens, so that it is seen. */
const faltasAt = (errorAt: Props['errorAt'], index: number) =>
  CAMPOS.some((name) => Boolean(errorAt(`linhas.${index}.${name}`)))
