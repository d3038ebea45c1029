import { InstancedMesh, Mesh, type Object3D, Texture } from 'three'

interface Resource {
  readonly uuid: string
  readonly type?: unknown
  addEventListener(type: 'dispose', listener: () => void): void
}

/** All that a graphics card keeps for an object: what is disposed leaves the set. */
export function undisposedOf(object: Object3D): Set<Resource> {
  const left = new Set<Resource>()
  object.traverse((one) => {
    if (!(one instanceof Mesh)) return
    const own: Resource[] = one instanceof InstancedMesh ? [one] : []
    own.push(one.geometry)
    for (const material of [one.material].flat()) {
      own.push(material, ...Object.values(material).filter((value) => value instanceof Texture))
    }
    for (const resource of own) {
      left.add(resource)
      resource.addEventListener('dispose', () => left.delete(resource))
    }
  })
  return left
}
