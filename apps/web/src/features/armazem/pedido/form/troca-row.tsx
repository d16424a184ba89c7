import { IconX } from '@tabler/icons-react'
import type { Produto } from '@app/contract/registers/produto'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { nomeDaLinha } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'
import { ProdutoPicker } from './produto-picker.tsx'

/** The field of the picker that was clicked. */
export type Por = 'codigo' | 'descricao'

type Props = {
  linha: PedidoLinhaForm
  por: Por
  codigoDepositante: string | undefined
  /** The stock of the product is loading. */
  busy: boolean
  onProduto: (produto: Produto) => void
  onLabel: (code: string) => void
  onClose: () => void
}

/** Under a line: the picker of the product that replaces it. Escape leaves the line unchanged. */
export function TrocaRow({ linha, por, onClose, ...picker }: Props) {
  const [codigo, setCodigo] = useState('')
  const code = useRef<HTMLInputElement>(null)
  const description = useRef<HTMLInputElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    opener.current ??= document.activeElement
    const field = por === 'codigo' ? code : description
    field.current?.focus()
  }, [por])
  const keep = () => {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <tr className="sub">
      <td
        colSpan={6}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          keep()
        }}
      >
        <ProdutoPicker
          {...picker}
          suffix={` no lugar de ${nomeDaLinha(linha)}`}
          codigo={codigo}
          onCodigo={setCodigo}
          error={undefined}
          codeRef={code}
          descriptionRef={description}
          foot={
            <Button small look="quiet" icon={IconX} onClick={keep}>
              Manter o produto
            </Button>
          }
        />
      </td>
    </tr>
  )
}
