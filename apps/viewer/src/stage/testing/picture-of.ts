import { BatchedMesh, InstancedMesh, Matrix4, Mesh, type Object3D } from 'three'

export function meshesOf(object: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  object.traverse((one) => {
    if (one instanceof Mesh) meshes.push(one)
  })
  return meshes
}

/** Where everything is and how it looks, as far as it moves. */
export function pictureOf(object: Object3D): unknown[] {
  const matrix = new Matrix4()
  return meshesOf(object).map((mesh) => {
    if (!mesh.visible) return []
    mesh.updateMatrix()
    const at: unknown[] = [...mesh.matrix.elements]
    if (mesh instanceof BatchedMesh) {
      for (let id = 0; id < mesh.instanceCount; id++) {
        if (mesh.getVisibleAt(id)) at.push(mesh.getGeometryIdAt(id), ...mesh.getMatrixAt(id, matrix).elements)
      }
    }
    if (mesh instanceof InstancedMesh) {
      at.push(mesh.count, ...mesh.instanceMatrix.array.slice(0, mesh.count * 16))
    }
    return at
  })
}
