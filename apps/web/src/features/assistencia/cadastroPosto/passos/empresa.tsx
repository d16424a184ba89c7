import styles from '../parts/cadastro.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { UnidadeFederativa } from '@app/contract/casca/endereco'
import { avisoDaInscricao } from '@app/rules/assistencia/cadastroPosto'
import { useState } from 'react'
import { ApiError } from '../../../../platform/http/errors.ts'
import { FormElement } from '../../../../ui/form/form-element.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { checkEmpresa, opcoesQuery } from '../api.ts'
import type { EmpresaDigitada } from '../parts/draft.ts'
import { Foot } from '../parts/foot.tsx'
import { useKept } from '../parts/use-kept.ts'
import { NOMES } from '../parts/words.ts'
import { WrongFields } from '../parts/wrong-fields.tsx'
import { empresaOf } from '../parts/wire.ts'
import { UFS } from '../parts/opcoes.ts'
import { Documentos } from './documentos.tsx'
import { Horarios } from './horarios.tsx'
import type { PassoProps } from './pessoa.tsx'

type Form = { form: SaveForm<EmpresaDigitada> }

const isCnpjTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.messages.some(({ code }) => code === 'CNPJ_AREADY_REGISTERED')

const Empresa = ({ form, taken }: Form & { taken: boolean }) => {
  const { estado, inscricaoEstadual } = form.values
  const bare = inscricaoEstadual.replaceAll(/[\s./-]/g, '').toUpperCase()
  const aviso = estado && bare ? avisoDaInscricao(estado as UnidadeFederativa, bare) : null
  return (
    <section className="cartao">
      <header>
        <h2>Empresa</h2>
      </header>
      <div className="corpo dados">
        <TextField
          {...form.field('cnpj')}
          className="g2"
          label={NOMES.cnpj}
          required
          numeric
          autoComplete="off"
          maxLength={18}
          help={
            taken && form.errors['cnpj'] ? (
              <Link className="link" to="/index">
                Entrar com ele
              </Link>
            ) : (
              'Com ou sem pontos; pode ter letras.'
            )
          }
        />
        <TextField
          {...form.field('razaoSocial')}
          className="g4"
          label={NOMES.razaoSocial}
          required
          autoComplete="organization"
          maxLength={160}
        />
        <TextField
          {...form.field('nomeFantasia')}
          className="g2"
          label={NOMES.nomeFantasia}
          required
          autoComplete="off"
          maxLength={120}
        />
        <TextField
          {...form.field('inscricaoEstadual')}
          className="g2"
          label={NOMES.inscricaoEstadual}
          required
          numeric
          autoComplete="off"
          maxLength={20}
          warning={aviso ?? undefined}
          help="Só números, ou Isento."
        />
        <TextField
          {...form.field('inscricaoMunicipal')}
          className="g2"
          label={NOMES.inscricaoMunicipal}
          required
          numeric
          autoComplete="off"
          maxLength={20}
          help="Só números, ou Isento."
        />
      </div>
    </section>
  )
}

const Endereco = ({ form }: Form) => (
  <section className="cartao">
    <header>
      <h2>Endereço e contato</h2>
    </header>
    <div className="corpo dados">
      <TextField
        {...form.field('cep')}
        className="g2"
        label={NOMES.cep}
        required
        numeric
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={9}
      />
      <TextField
        {...form.field('rua')}
        className="g4"
        label={NOMES.rua}
        required
        autoComplete="off"
        maxLength={160}
      />
      <TextField
        {...form.field('numero')}
        className="g2"
        label={NOMES.numero}
        required
        autoComplete="off"
        maxLength={20}
        help="Sem número: S/N."
      />
      <TextField
        {...form.field('complemento')}
        className="g2"
        label={NOMES.complemento}
        required
        autoComplete="off"
        maxLength={80}
        help="Ou “Sem complemento”."
      />
      <TextField
        {...form.field('bairro')}
        className="g2"
        label={NOMES.bairro}
        required
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        {...form.field('cidade')}
        className="g4"
        label={NOMES.cidade}
        required
        autoComplete="address-level2"
        maxLength={80}
      />
      <SelectField
        {...form.field('estado')}
        className="g2"
        label={NOMES.estado}
        required
        empty="Escolha"
        options={UFS}
      />
      <TextField
        {...form.field('emailComercial')}
        className="g3"
        label={NOMES.emailComercial}
        required
        type="email"
        inputMode="email"
        spellCheck={false}
        maxLength={254}
      />
      <TextField
        {...form.field('telefoneComercial')}
        className="g3"
        label={NOMES.telefoneComercial}
        required
        numeric
        inputMode="tel"
        maxLength={20}
      />
      <TextField
        {...form.field('telefoneCelular')}
        className="g2"
        label={NOMES.telefoneCelular}
        numeric
        inputMode="tel"
        maxLength={20}
      />
      <TextField
        {...form.field('telefoneWhatsapp')}
        className="g2"
        label={NOMES.telefoneWhatsapp}
        numeric
        inputMode="tel"
        maxLength={20}
      />
      <TextField
        {...form.field('telefoneResidencial')}
        className="g2"
        label={NOMES.telefoneResidencial}
        numeric
        inputMode="tel"
        maxLength={20}
      />
    </div>
  </section>
)

function Marcas({ form }: Form) {
  const { data } = useQuery(opcoesQuery)
  const { value, onChange } = form.field('marcas')
  if (!data || data.marcas.length === 0) return null
  return (
    <section className="cartao">
      <div className="corpo">
        <fieldset className={styles.marcas}>
          <legend className="rotulo">{`${NOMES.marcas} (nenhuma: todas)`}</legend>
          {data.marcas.map(({ id, nome }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={value.includes(id)}
                onChange={(event) =>
                  onChange(event.currentTarget.checked ? [...value, id] : value.filter((one) => one !== id))
                }
              />
              {nome}
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  )
}

/** Step 2: the company, its address, hours, brands and documents; checked by the server with all wrong fields at once. */
export function PassoEmpresa({
  values,
  onTyped,
  onDone,
  onBack,
  kept,
  correcao,
}: PassoProps<EmpresaDigitada> & { correcao: boolean }) {
  const [taken, setTaken] = useState(false)
  const form = useSaveForm<EmpresaDigitada>({
    initialValues: values,
    onSave: async (typed) => {
      if (!correcao) await checkEmpresa(empresaOf(typed))
      onDone(typed)
    },
    onRefused: (error) => {
      setTaken(isCnpjTaken(error))
      return false
    },
  })
  useKept(form.values, onTyped)
  return (
    <FormElement form={form} label="Empresa" className="">
      <WrongFields form={form} />
      <Empresa form={form} taken={taken} />
      <Endereco form={form} />
      <Horarios form={form} />
      <Marcas form={form} />
      <Documentos form={form} />
      <Foot kept={kept} onBack={onBack} act="Continuar" busy={form.saving} />
    </FormElement>
  )
}
