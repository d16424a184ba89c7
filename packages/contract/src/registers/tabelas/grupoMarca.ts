import { defineRegister } from '../../casca/register/index.ts'
import { nomeadoView } from '../../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'

export const grupoMarcaView = nomeadoView({
  name: 'grupoMarca',
  modulo: 'assistencia',
  title: 'Grupos de marcas',
  subtitle: 'Marcas que são tratadas juntas',
  noun: ['grupo de marcas', 'grupos de marcas'],
  newLabel: 'Novo Grupo',
  edit: 'MARCA_EDITAR',
  lookUp: 'OS_VER',
  exemplo: 'Linha esportiva',
})

/** A group of brands that are managed together. */
export const GrupoMarca = recordOf(grupoMarcaView, {}).meta({ id: 'GrupoMarca' })

export const GrupoMarcaInput = inputOf(grupoMarcaView).meta({ id: 'GrupoMarcaInput' })

export const grupoMarcaRegister = defineRegister({
  view: grupoMarcaView,
  record: GrupoMarca,
  input: GrupoMarcaInput,
  table: 'grupo_marca',
  company: null,
  sorts: { id: 'id', nome: 'nome' },
  lookUp: ['nome'],
  inUse: { marca: 'marcas' },
})
