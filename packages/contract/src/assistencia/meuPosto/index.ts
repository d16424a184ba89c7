import { Versao } from '../../casca/paging/index.ts'
import type { RegisterField, RegisterView } from '../../casca/register/index.ts'
import { PostoAutorizadoInput, postoAutorizadoView } from '../../registers/postoAutorizado.ts'

/** What a post's own responsável changes of its record; the rest is the manufacturer's (rede §2). */
const CAMPOS_DO_POSTO = [
  'emailComercial',
  'telefoneComercial',
  'telefoneCelular',
  'telefoneWhatsapp',
  'telefoneResidencial',
  'cep',
  'rua',
  'numero',
  'complemento',
  'bairro',
  'pais',
  'estado',
  'cidade',
  'horaFuncionamento',
  'abre',
  'fecha',
  'outrosHorarios',
] as const

const doPosto: readonly string[] = CAMPOS_DO_POSTO
const asSeen = (field: RegisterField): RegisterField =>
  doPosto.includes(field.name) ? field : { ...field, fixed: true }

/** /meuPosto: the record of the own service point, with the manufacturer's fields locked. */
export const meuPostoView: RegisterView = {
  ...postoAutorizadoView,
  name: 'meuPosto',
  path: '/meuPosto',
  title: 'Meu posto',
  abilities: { view: 'COLABORADOR_EDITAR', edit: 'COLABORADOR_EDITAR' },
  groups: postoAutorizadoView.groups.map((group) => ({ ...group, fields: group.fields.map(asSeen) })),
}

/** Absent is unchanged; any other field of the record is refused at that field. */
export const MeuPostoInput = PostoAutorizadoInput.pick({
  emailComercial: true,
  telefoneComercial: true,
  telefoneCelular: true,
  telefoneWhatsapp: true,
  telefoneResidencial: true,
  cep: true,
  rua: true,
  numero: true,
  complemento: true,
  bairro: true,
  pais: true,
  estado: true,
  cidade: true,
  horaFuncionamento: true,
  abre: true,
  fecha: true,
  outrosHorarios: true,
})
  .partial()
  .extend({ versao: Versao })
  .meta({ id: 'MeuPostoInput' })

/** Fields that only the manufacturer changes. */
export const CAMPOS_DO_FABRICANTE: readonly string[] = Object.keys(PostoAutorizadoInput.shape).filter(
  (name) => !doPosto.includes(name),
)
