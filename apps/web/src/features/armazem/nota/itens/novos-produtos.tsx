import styles from './itens-nota.module.css'
import { IconPlus } from '@tabler/icons-react'
import type { InfNFe } from '@app/contract/armazem/nota'
import type { ClienteResumo } from '@app/contract/registers/cliente'
import { useState } from 'react'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { createProduto } from '../../produto/index.ts'
import { withProduto } from '../formulario/form-model.ts'
import { produtosDaNota } from './produtos-da-nota.ts'
import type { ProdutoDaNota } from './produtos-da-nota.ts'
import type { NotaFormState } from '../formulario/use-nota-form.ts'

/** They are created one by one; more are faster by spreadsheet, with a preview. */
const MAXIMO = 100

type Props = {
  form: NotaFormState
  infNFe: InfNFe
  cliente: Pick<ClienteResumo, 'id' | 'nomeFantasia' | 'codigoDepositante'>
}

/** The unknown products of the note, created with its data. */
export function NovosProdutos({ form, infNFe, cliente }: Props) {
  const canEdit = useCan('PRODUTO_EDITAR')
  const [asking, setAsking] = useState(false)
  const novos = produtosDaNota(form.values.produtos, infNFe)
  if (!canEdit || novos.length === 0 || novos.length > MAXIMO) return null
  const words =
    novos.length === 1 ? 'Cadastrar o produto que falta' : `Cadastrar os ${novos.length} que faltam`

  const create = async ({ linhas, ...produto }: ProdutoDaNota): Promise<boolean> => {
    try {
      const { id, codigoOmni } = await createProduto({ ...produto, cliente: { id: cliente.id } })
      const { codigoBarras: _, ...rest } = produto
      const made = { ...rest, id, codigoOmni, codigoDepositante: cliente.codigoDepositante }
      for (const index of linhas) {
        const prod = infNFe.det[index]?.prod
        if (prod) form.setLinha(index, (before) => withProduto(before, made, prod))
      }
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      for (const index of linhas) form.setFieldError(`produtos.${index}.produto`, describeError(error))
      return false
    }
  }
  const createAll = async () => {
    let made = 0
    for (const produto of novos) if (await create(produto)) made += 1
    setAsking(false)
    if (made > 0) toast.success(formatCount(made, 'produto cadastrado.', 'produtos cadastrados.'))
  }
  return (
    <>
      <Button small icon={IconPlus} iconOnPhone onClick={() => setAsking(true)}>
        {words}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={formatCount(novos.length, 'produto novo', 'produtos novos')}
        subtitle={cliente.nomeFantasia}
        confirmLabel={novos.length === 1 ? 'Cadastrar o produto' : 'Cadastrar os produtos'}
        onConfirm={createAll}
        onCancel={() => setAsking(false)}
      >
        <p>Entram com o código e a descrição do emitente, e podem ser alterados depois em Produtos.</p>
        <ul className={styles.novosP}>
          {novos.map(({ codigoProduto, descricao, unidade }) => (
            <li key={codigoProduto}>
              <b className="num">{codigoProduto}</b>
              <span>{descricao}</span>
              <span className="t2">{unidade}</span>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
